# The options of the games in French: what is otherwise than printed when one is on.

open-option-turn-limit = Abandonner après ce nombre de tours (0 : jamais)

## Elixir Mixer

open-option-four-cards-exactly = « Quatre cartes » veut dire exactement quatre
open-option-mixed-elixir-counts = L’élixir mêlé compte comme élixir

## The kettle games

open-option-recipes = Avec recettes
open-option-cauldrons = Chaudrons
open-option-cauldrons-0 = Fermés : à retenir de mémoire
open-option-cauldrons-1 = Fermés, avec ses propres notes
open-option-cauldrons-2 = Ouverts à tout le monde
open-option-immuto-counts-points-only = Immuto rapporte des points à une recette, sans être comparé
open-option-third-colour = Couleur du troisième pion
open-option-third-colour-0 = Lilas
open-option-third-colour-1 = Brun
open-option-third-colour-2 = Vert
open-option-third-colour-3 = Gris
open-option-all-twos-have-symbols = Les 2 blancs et noirs ont aussi des symboles
open-option-bar-third-colour = Pas de carte de départ de la couleur du troisième pion
open-option-refill-at-the-end = Les emplacements vides sont regarnis à la fin du tour
open-option-third-symbols-rest = Les symboles de la couleur du troisième pion ne font rien
open-option-childrens-scoring = Décompte simple pour enfants, sans recettes

## Quacks

open-option-books = Livres
open-option-books-0 = Série 1
open-option-books-1 = Série 2
open-option-books-2 = Série 3
open-option-books-3 = Série 4
open-option-books-4 = Couleur par couleur
open-option-books-5 = Tirés au sort
open-option-page = Série { $set }
open-option-green-book = Livre vert, si couleur par couleur
open-option-blue-book = Livre bleu, si couleur par couleur
open-option-red-book = Livre rouge, si couleur par couleur
open-option-yellow-book = Livre jaune, si couleur par couleur
open-option-purple-book = Livre violet, si couleur par couleur
open-option-no-fortune-cards = Sans cartes de voyance
open-option-test-tubes = Avec éprouvettes
open-option-stir = Tirer en même temps
open-option-stir-0 = Au tour 9
open-option-stir-1 = À chaque tour
open-option-stir-2 = Jamais ; le tour 9 se joue à couvert
open-option-shop-together = Tout le monde achète en même temps
open-option-aids = La table montre
open-option-aids-0 = Votre sac
open-option-aids-1 = Votre sac et le risque d’exploser
open-option-aids-2 = Le risque d’exploser
open-option-aids-3 = Rien
open-option-may-stop-at-once = On peut s’arrêter avant le premier jeton
open-option-movement-offered = Demander avant qu’un jeton avance par un bonus
open-option-flask-undoes = La fiole rend aussi ce que le jeton a consommé
open-option-flask-comes-back = Un nouveau départ remplit la fiole
open-option-aside-uses-nothing = Un jeton rouge mis de côté ne consomme rien
open-option-doubles-value-only = Le doublement laisse le bonus simple
open-option-limits-add = Les limites relevées s’additionnent
open-option-pinch-counts = Le jeton de la dernière pincée compte dans l’évaluation
open-option-moths-tie-at-none = Jetons noirs à deux : l’égalité à zéro compte aussi
open-option-spiders-reach-ahead = Les jetons verts apportent aussi des jetons dont le livre n’est pas sorti
open-option-slid-skull-acts = Un jeton bleu qui glisse sur un rubis agit
open-option-ghosts-count-spaces = Les jetons violets comptent les cases, non les nombres imprimés
open-option-swap-may-pay-green = Jour de marché : qui renonce gagne un vert 1
open-option-ruby-for-sold-out = Un rubis à la place d’un jeton épuisé
open-option-twenty-rubies = Seulement les 20 rubis de la boîte
open-option-draft-supply = Les 215 jetons des premières règles
open-option-die-spares-tubes = La goutte du dé ne va que dans le chaudron
open-option-no-last-glass = Pas d’éprouvettes contre des rubis au tour 9
