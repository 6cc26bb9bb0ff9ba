import * as festival from './figure/festival.ts';
import * as folk from './figure/folk.ts';
import * as generalsSpring from './figure/generals-spring.ts';
import * as holyImages from './figure/holy-images.ts';
import * as unearthed from './figure/unearthed.ts';
import * as rootedTrees from './flora/rooted-trees.ts';
import * as boatStreet from './landmark/boat-street.ts';
import * as builtHillsides from './landmark/built-hillsides.ts';
import * as chaozhouAndPorts from './landmark/chaozhou-and-ports.ts';
import * as hillsAndCliffs from './landmark/hills-and-cliffs.ts';
import type { Landmark } from './landmark/landmark.ts';
import * as pathsAndWeirs from './landmark/paths-and-weirs.ts';
import * as pitsAndLooms from './landmark/pits-and-looms.ts';
import * as southernDetails from './landmark/southern-details.ts';
import * as southernHouses from './landmark/southern-houses.ts';
import * as memory from './landmark/streets-of-memory.ts';
import * as templeCourts from './landmark/temple-courts.ts';
import * as townTowers from './landmark/town-towers.ts';
import * as underTheRiver from './landmark/under-the-river.ts';
import * as westernPrayer from './landmark/western-prayer.ts';

/** Landmarks that one sight is known by. */
export const SIGHT_LANDMARKS = {
  'fish-face-bowl': unearthed.fishFaceBowl,
  'bamboo-slips': unearthed.bambooSlips,
  'phoenix-lamp': unearthed.phoenixLamp,
  'bronze-drum': unearthed.bronzeDrum,
  'mani-relief': holyImages.maniRelief,
  'lu-xun-wall': memory.luXunWall,
  'wave-gables': memory.waveGables,
  'drying-trays': memory.dryingTrays,
  'thousand-hands': holyImages.thousandHands,
  'guan-yu': holyImages.guanYu,
  fuxi: holyImages.fuxi,
  'stone-fish-reef': underTheRiver.stoneFishReef,
  'porthole-tunnel': underTheRiver.portholeTunnel,
  diver: underTheRiver.diver,
  'pit-frame': pitsAndLooms.pitFrame,
  'coal-tubs': pitsAndLooms.coalTubs,
  'atlas-silk': pitsAndLooms.atlasSilk,
  'silk-cauldron': pitsAndLooms.silkCauldron,
  'wine-pourer': generalsSpring.winePourer,
  'spring-basin': generalsSpring.springBasin,
  'lion-posts': generalsSpring.lionPosts,
  'basha-men': folk.bashaMen,
  'huian-women': folk.huianWomen,
  'three-laughers': folk.threeLaughers,
  'stilt-fishers': folk.stiltFishers,
  'water-splashers': folk.waterSplashers,
  'miao-dancers': folk.miaoDancers,
  'seedling-bearers': folk.seedlingBearers,
  'card-players': folk.cardPlayers,
  'lion-dance': festival.lionDance,
  'fire-dragon': festival.fireDragon,
  'hung-meats': festival.hungMeats,
  accordion: festival.accordion,
  'fish-grill': festival.fishGrill,
  'dai-house': southernHouses.daiHouse,
  'dai-temple': southernHouses.daiTemple,
  'miao-house': southernHouses.miaoHouse,
  'snow-cabin': southernHouses.snowCabin,
  'snow-mushrooms': southernHouses.snowMushrooms,
  'blue-cottage': southernHouses.blueCottage,
  'granite-wall': southernDetails.graniteWall,
  'figured-ridge-hall': southernDetails.figuredRidgeHall,
  'drum-ground': southernDetails.drumGround,
  'soy-vats': southernDetails.soyVats,
  egrets: southernDetails.egrets,
  banyan: rootedTrees.banyan,
  'hollow-juniper': rootedTrees.hollowJuniper,
  'glass-vault': builtHillsides.glassVault,
  'indoor-hill': builtHillsides.indoorHill,
  'thousand-trees': builtHillsides.thousandTrees,
  'treetop-path': builtHillsides.treetopPath,
  'spiral-ramp': builtHillsides.spiralRamp,
  'mansion-gate': builtHillsides.mansionGate,
  boardwalk: pathsAndWeirs.boardwalk,
  'hill-stair': pathsAndWeirs.hillStair,
  'plough-weir': pathsAndWeirs.ploughWeir,
  'log-fence': pathsAndWeirs.logFence,
  'castle-rocks': pathsAndWeirs.castleRocks,
  'rowing-boats': pathsAndWeirs.rowingBoats,
  'tusi-hall': townTowers.tusiHall,
  'border-tower': townTowers.borderTower,
  'garrison-tower': townTowers.garrisonTower,
  'exiles-tower': townTowers.exilesTower,
  'desert-lamasery': westernPrayer.desertLamasery,
  'moon-tower': westernPrayer.moonTower,
  'grey-mosque': westernPrayer.greyMosque,
  'kuqa-palace': westernPrayer.kuqaPalace,
  'rock-gate': hillsAndCliffs.rockGate,
  'cliff-temples': hillsAndCliffs.cliffTemples,
  'mushroom-house': hillsAndCliffs.mushroomHouse,
  'rampart-square': hillsAndCliffs.rampartSquare,
  hawks: hillsAndCliffs.hawks,
  'big-drum': hillsAndCliffs.bigDrum,
  'boat-street': boatStreet.boatStreet,
  'tower-blocks': boatStreet.towerBlocks,
  'lantern-boats': boatStreet.lanternBoats,
  'five-gables': chaozhouAndPorts.fiveGables,
  'officials-gate': chaozhouAndPorts.officialsGate,
  'river-church': chaozhouAndPorts.riverChurch,
  'mandarins-house': chaozhouAndPorts.mandarinsHouse,
  'lotus-villa': chaozhouAndPorts.lotusVilla,
  'zigzag-bridge': chaozhouAndPorts.zigzagBridge,
  'song-hall': templeCourts.songHall,
  'vaulted-court': templeCourts.vaultedCourt,
  censer: templeCourts.censer,
  pigeons: templeCourts.pigeons,
  'bell-pavilion': templeCourts.bellPavilion,
  'mosaic-hall': templeCourts.mosaicHall,
  'dharani-pillar': templeCourts.dharaniPillar,
} satisfies Record<string, Landmark>;
