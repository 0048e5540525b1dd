# Les explications aux débutants, les leçons, et pourquoi quelque chose est impossible.

coach-title = Une explication
coach-got-it = Compris
coach-no-more = Plus d’explications
coach-go-on = Continuer à jouer
coach-lesson-over = Vous savez l’essentiel. Continuez : c’est une vraie partie, et chaque nouveauté aura son explication.
coach-lesson = Leçon : { $place } sur { $places }
coach-menu-on = Explications aux débutants
coach-learn = Apprendre
coach-learn-game = Apprendre { $game } en deux minutes
coach-paragraph = Règles, paragraphe { $paragraph }
