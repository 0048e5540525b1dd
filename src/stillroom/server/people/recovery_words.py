"""The words of recovery phrases: of kitchen, garden and house, easy to write and hard to confuse.

No two begin with the same four letters, so those suffice; and one wrong letter never makes another
word of the list.
"""

from __future__ import annotations

_WRITTEN = """
acorn almond anise anvil apple apricot apron aster attic balm banana barley basil basket batter
beacon beans bedding beech berry biscuit blanket blossom board bonfire bookcase borage bottle
bouquet bowl bramble bread breeze brick bridge broom broth brush bubble bucket button cabbage
cabin cake candle caramel carpet carrot cauldron cedar celery cellar chair cheese cherry
chestnut chicory chimney chives cinnamon clock clove cocoa coffee comfrey cookie copper cottage
crumb cupboard curtain cushion custard daisy dill dinner dough drawer dresser dumpling elder
ember feather fence fennel fern fiddle fireside flask fountain foxglove fudge furnace garden
garlic ginger glass goblet grape grater hallway hammer harvest hazel hearth honey house hyssop
icing inkwell iris jasmine jelly juice juniper kettle keyhole kindling kitchen ladder ladle
lamp lantern laurel lavender lemon lentil lettuce lilac linen lovage mallow mango mantel maple
marble marjoram meadow melon mint mirror mortar moss muffin mushroom muslin myrtle napkin
nectar needle noodle nutmeg oatmeal olive onion orange orchard oregano oven pancake pantry
paper paprika parcel parsley patio peanut pecan pepper pestle piano pickle picnic pillow
pitcher plate plum pocket pollen poppy porch porridge potato pottery pretzel primrose pudding
pumpkin puzzle quilt quince radish raisin recipe rhubarb ribbon rosemary rowan saffron sage
saucer savory scarf scone sesame shallot shelf shovel skillet slipper soap sorrel spatula spice
spinach sponge spoon spring spruce steam stool sugar sundial supper syrup table tapestry tart
tassel teapot thimble thistle thyme ticket toast tomato tongs towel tray trellis tulip turnip
umbrella vanilla velvet vinegar violet waffle walnut wardrobe wheat whisk wicker window yarrow
yeast
"""

WORDS = tuple(_WRITTEN.split())
"""Each of the 256 words is worth eight bits."""
