/**
 * Stems of nouns that name what people travel for. Other words of the texts of spots, such as "school" or "used", express an
 * interest only after words such as "love" or "interested in".
 */
export const interestStems: ReadonlySet<string> = new Set(
  // Plants, animals and seasons
  (
    'alpine azalea bamboo banyan bird birch blossom botanical buffalo butterfly cactus camel camellia cherry chestnut crane crocodile cypress ' +
    'deer dolphin elephant elm flower foliage ginkgo ginseng goose gull herb horse koala lavender leopard lilac lotus macaque magnolia ' +
    'mangrove maple monkey mushroom nautilus orchid osmanthus oyster panda peony penguin pigeon pine plum poplar rapeseed reindeer rhinocero rime rose sakura ' +
    'sheep silkworm snake spruce stork sunflower swan takin tiger tulip turtle wildflower wildlife willow wisteria wolf yak autumn ' +
    // Land, water and sky
    'basalt bay canyon cliff coast coral crater danxia desert dune fossil geology geopark geyser glacial glacier gorge grassland highland ' +
    'iceberg icefall karst landform limestone loess meadow oasis peak plateau prehistory rainforest reef rice sandstone seaside sinkhole snow spring stalactite ' +
    'stalagmite steppe terrace terraced tidal travertine tropical volcanic volcano volcanoe waterfall wetland pasture orchard vineyard farm farmland ' +
    // Buildings and places
    'abbey alley aquarium arcade arch bauhaus bazaar bookshop boardwalk brewery bungee cableway canal castle casino cathedral causeway church colonial ' +
    'consulate diaolou fort fortress funicular grotto grottoe guildhall hutong kiln lane library lighthouse mansion mausoleum ' +
    'minaret mine monastery monastic monorail monument mosque mural necropolis nunnery observatory opera pagoda pier planetarium quarry rampart ruin shrine ' +
    'skyscraper stadium stupa synagogue tavern teahouse theatre tomb tram tramway tulou tunnel university villa warship waterwheel workshop ' +
    'yurt zoo architecture skyline ' +
    // Crafts, arts and science
    'accordion drum acrobat agate antique astronomy batik bronze brocade calligraphy carpentry carpet carving cinema clock comic costume dinosaur doll dye ' +
    'electronic embroidery film fireworks folk furniture gramophone indigo jade kite knife lacquer lantern leather locomotive loom manuscript mask musical mummy music ' +
    'paint painter painting paper pearl photography piano porcelain ceramic pottery poet poetry puppet rug sculpture silk silver spaceship space steam tanka tapestry ' +
    'textile thangka umbrella weaver weaving woodblock wool gauge railway robot ' +
    // Faith, peoples and history
    'bai buddha buddhism buddhist catholic christian colonialism communism communist confuciu confucian confucius dai daoism daoist dong dongba dynasty emperor empress ' +
    'ewenki gandharan gelug hakka hani hindu hui imperial islam islamic jesuit jewish judaism karate kazakh khoja korean lama lamasery manchu manchuria manichaean ' +
    'mao maoist martial miao missionary mongol mongolian mosuo muslim naxi nestorian pilgrim propaganda qiang revolution revolutionary shaman sogdian sufi ' +
    'taoist tang tangut terracotta tibetan tujia uyghur warlord warrior yao zen zhuang philosopher republican ' +
    // Food, drink and activities
    'barbecue bathing beer canoe chess climbing coffee cruise cycling dance dancing diving duck dumpling fishing fruit golf grape ' +
    'hotpot kayak kimchi kimchee massage meditation noodle pancake paragliding photograph rafting sailing skate skating ski snorkelling snowboard soup spice surf surfing ' +
    'swim swimming sword toboggan vegetarian vinegar wine yoga zipline stargazing seafood bicycle'
  ).split(' '),
);
