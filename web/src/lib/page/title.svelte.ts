/** The page in the tab of the browser: its title, said by whichever room is open. */

class Page {
  title = $state("Stillroom");
}

export const page = new Page();
