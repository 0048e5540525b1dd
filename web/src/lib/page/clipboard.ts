/** Copying a text, for somebody to put it elsewhere. */

/** Copies a text; whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  // Only a safe connection has a clipboard; a field that is marked can be copied from anywhere.
  if (!isSecureContext) return copyFromField(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
