import type { DrawPart } from './canvas/stage.ts';
import * as animals from './figure/animals.ts';
import * as engines from './figure/engines.ts';
import * as keepsakes from './figure/keepsakes.ts';
import { macaques } from './figure/monkeys.ts';
import * as objects from './figure/objects.ts';
import * as people from './figure/people.ts';
import * as sculpture from './figure/sculpture.ts';
import * as statues from './figure/statues.ts';
import * as stoneFigures from './figure/stone-figures.ts';
import * as treasures from './figure/treasures.ts';
import * as vehicles from './figure/vehicles.ts';
import { drawFlowers } from './flora/flowers.ts';
import * as fruitTrees from './flora/fruit-trees.ts';
import { drawGrove, TREES } from './flora/grove.ts';
import { drawBranch } from './frame/branch.ts';
import { drawEave, drawLanterns, drawLotus, drawPrayerFlags, drawReeds } from './frame/hanging.ts';
import * as bridges from './landmark/bridges.ts';
import * as buddhas from './landmark/buddhas.ts';
import * as churches from './landmark/churches.ts';
import * as coast from './landmark/coast.ts';
import * as formations from './landmark/formations.ts';
import * as frontier from './landmark/frontier.ts';
import * as gates from './landmark/gates.ts';
import { drawGreatWall, watchtower } from './landmark/great-wall.ts';
import * as halls from './landmark/halls.ts';
import * as highland from './landmark/highland.ts';
import { crossBridge, holyMotherHall } from './landmark/holy-mother-hall.ts';
import * as homesteads from './landmark/homesteads.ts';
import * as hongKong from './landmark/hong-kong.ts';
import * as houses from './landmark/houses.ts';
import type { Landmark } from './landmark/landmark.ts';
import * as lanes from './landmark/lanes-and-caves.ts';
import * as loess from './landmark/loess.ts';
import { stateCouncil } from './landmark/ministries.ts';
import * as monuments from './landmark/monuments.ts';
import { museum } from './landmark/museums.ts';
import * as pagodas from './landmark/pagodas.ts';
import * as peaks from './landmark/peaks.ts';
import * as publicWorks from './landmark/public-works.ts';
import * as riverWorks from './landmark/river-works.ts';
import * as rock from './landmark/rock.ts';
import * as seasideTown from './landmark/seaside-town.ts';
import * as singular from './landmark/singular.ts';
import { baguaTown, starObservatory } from './landmark/star-observatory.ts';
import * as storeys from './landmark/storeys.ts';
import * as streetLife from './landmark/street-life.ts';
import * as tibet from './landmark/tibet.ts';
import * as towers from './landmark/towers.ts';
import * as treatyPort from './landmark/treaty-port.ts';
import * as walls from './landmark/walls.ts';
import * as waterside from './landmark/waterside.ts';
import * as western from './landmark/western.ts';
import * as works from './landmark/works.ts';
import { LOCAL_LANDMARKS } from './local-landmarks.ts';
import { SIGHT_LANDMARKS } from './sight-landmarks.ts';
import { drawCloudSea } from './sky/sky.ts';
import { drawBalloons, drawBirds, drawFalling, drawFireworks } from './sky/weather.ts';
import { drawAlley } from './terrain/alley.ts';
import { drawCavern } from './terrain/cavern.ts';
import { drawCliffCanal } from './terrain/cliff-canal.ts';
import { drawDunes } from './terrain/dunes.ts';
import { drawExcavationHall } from './terrain/excavation-hall.ts';
import { drawGorge, drawWaterfall } from './terrain/gorge.ts';
import { drawIslets } from './terrain/islets.ts';
import { drawKarst } from './terrain/karst.ts';
import { drawMeanders } from './terrain/meanders.ts';
import { drawRainbowHills } from './terrain/rainbow-hills.ts';
import { drawGround, drawMist, drawRidge } from './terrain/ridge.ts';
import { drawFieldRows } from './terrain/rows.ts';
import { drawSkyline } from './terrain/skyline.ts';
import { drawSlotCanyon } from './terrain/slot-canyon.ts';
import { drawFrozenLake, drawPiste, drawRiverVapour } from './terrain/snow-slopes.ts';
import { drawTerraces } from './terrain/terraces.ts';
import { drawTravertine } from './terrain/travertine.ts';
import { drawUndersea } from './terrain/undersea.ts';
import { drawRiver, drawWaves } from './terrain/water.ts';
import { drawYardangs } from './terrain/yardangs.ts';
import { drawYellowCascade } from './terrain/yellow-cascade.ts';

/** Parts that fill the stage: land, weather, frames. */
export const TERRAIN = {
  ridge: drawRidge,
  karst: drawKarst,
  islets: drawIslets,
  dunes: drawDunes,
  terraces: drawTerraces,
  gorge: drawGorge,
  cavern: drawCavern,
  'excavation-hall': drawExcavationHall,
  piste: drawPiste,
  'frozen-lake': drawFrozenLake,
  'river-vapour': drawRiverVapour,
  alley: drawAlley,
  yardangs: drawYardangs,
  'yellow-cascade': drawYellowCascade,
  meanders: drawMeanders,
  'cliff-canal': drawCliffCanal,
  'rainbow-hills': drawRainbowHills,
  travertine: drawTravertine,
  undersea: drawUndersea,
  'slot-canyon': drawSlotCanyon,
  waterfall: drawWaterfall,
  river: drawRiver,
  'color-pools': waterside.drawColorPools,
  waves: drawWaves,
  ground: drawGround,
  skyline: drawSkyline,
  mist: drawMist,
  'cloud-sea': drawCloudSea,
  'great-wall': drawGreatWall,
  grove: drawGrove,
  flowers: drawFlowers,
  rows: drawFieldRows,
  branch: drawBranch,
  eave: drawEave,
  lanterns: drawLanterns,
  'prayer-flags': drawPrayerFlags,
  reeds: drawReeds,
  lotus: drawLotus,
  birds: drawBirds,
  falling: drawFalling,
  fireworks: drawFireworks,
  balloons: drawBalloons,
} satisfies Record<string, DrawPart>;

/** Things placed at a point. */
export const LANDMARKS = {
  'wood-pagoda': pagodas.woodPagoda,
  'brick-pagoda': pagodas.brickPagoda,
  'tang-pagoda': pagodas.tangPagoda,
  'dali-pagoda': pagodas.daliPagoda,
  'white-stupa': pagodas.whiteStupa,
  chorten: pagodas.chorten,
  'temple-hall': halls.templeHall,
  'palace-hall': halls.palaceHall,
  'palace-gate': halls.palaceGate,
  'heaven-hall': halls.heavenHall,
  'drum-tower': halls.drumTower,
  'crane-tower': halls.craneTower,
  pavilion: halls.pavilion,
  'hill-pavilion': halls.hillPavilion,
  paifang: halls.paifang,
  'moon-gate': halls.moonGate,
  watchtower,
  'arch-bridge': bridges.archBridge,
  'long-bridge': bridges.longBridge,
  'covered-bridge': bridges.coveredBridge,
  'cable-bridge': bridges.cableBridge,
  'chain-bridge': bridges.chainBridge,
  'fisher-raft': people.fisherRaft,
  'bamboo-raft': people.bambooRaft,
  'awning-boat': people.awningBoat,
  junk: people.junk,
  wanderer: people.wanderer,
  travellers: people.travellers,
  panda: animals.panda,
  'walking-panda': animals.walkingPanda,
  caravan: animals.caravan,
  horses: animals.horses,
  rider: animals.rider,
  yak: animals.yak,
  crane: animals.crane,
  elephant: animals.elephant,
  'jiangnan-row': houses.jiangnanRow,
  'stilt-row': houses.stiltRow,
  'hill-village': houses.hillVillage,
  courtyards: houses.courtyards,
  tulou: homesteads.tulou,
  diaolou: homesteads.diaolou,
  yurts: homesteads.yurts,
  'adobe-town': homesteads.adobeTown,
  'red-roofs': homesteads.redRoofs,
  'tibetan-houses': homesteads.tibetanHouses,
  potala: tibet.potala,
  monastery: tibet.monastery,
  'city-gate': walls.cityGate,
  'arrow-tower': walls.arrowTower,
  'desert-fort': walls.desertFort,
  'stair-mausoleum': walls.stairMausoleum,
  'earth-tomb': walls.earthTomb,
  'st-pauls': western.stPauls,
  'onion-cathedral': western.onionCathedral,
  'ice-castle': western.iceCastle,
  'bund-row': western.bundRow,
  mosque: western.mosque,
  minaret: western.minaret,
  pier: western.pier,
  'oriental-pearl': towers.orientalPearl,
  'twist-tower': towers.twistTower,
  'blade-tower': towers.bladeTower,
  'stepped-tower': towers.steppedTower,
  'canton-tower': towers.cantonTower,
  'prism-tower': towers.prismTower,
  'crown-tower': towers.crownTower,
  'tv-tower': towers.tvTower,
  'ferris-wheel': towers.ferrisWheel,
  'lotus-tower': towers.lotusTower,
  'grotto-cliff': buddhas.grottoCliff,
  'leshan-buddha': buddhas.leshanBuddha,
  'mogao-facade': rock.mogaoFacade,
  'hanging-temple': rock.hangingTemple,
  'bronze-buddha': buddhas.bronzeBuddha,
  'terracotta-ranks': rock.terracottaRanks,
  'elephant-hill': rock.elephantHill,
  'stone-forest': rock.stoneForest,
  'reclining-buddha': buddhas.recliningBuddha,
  train: vehicles.train,
  plane: vehicles.plane,
  metro: vehicles.metro,
  taxi: vehicles.taxi,
  ferry: vehicles.ferry,
  'cruise-ship': vehicles.cruiseShip,
  'cable-car': vehicles.cableCar,
  'dragon-boat': vehicles.dragonBoat,
  passport: objects.passport,
  coins: objects.coins,
  phone: objects.phone,
  suitcase: objects.suitcase,
  'noodle-bowl': keepsakes.noodleBowl,
  'tea-set': keepsakes.teaSet,
  umbrella: keepsakes.umbrella,
  camera: objects.camera,
  'map-sheet': objects.mapSheet,
  writing: keepsakes.writing,
  gourd: keepsakes.gourd,
  ticket: objects.ticket,
  family: keepsakes.family,
  wheelchair: keepsakes.wheelchair,
  'five-pavilions': singular.fivePavilions,
  crescent: singular.crescent,
  vase: singular.vase,
  dam: singular.dam,
  'truss-bridge': singular.trussBridge,
  waterwheel: singular.waterwheel,
  'sky-gate': singular.skyGate,
  stairway: singular.stairway,
  'golden-summit': singular.goldenSummit,
  boulders: coast.boulders,
  'layered-rock': coast.layeredRock,
  lighthouse: coast.lighthouse,
  parasols: coast.parasols,
  sailboats: coast.sailboats,
  'tide-sphere': coast.tideSphere,
  'sail-hotel': coast.sailHotel,
  deer: coast.deer,
  'pontoon-bridge': riverWorks.pontoonBridge,
  'double-deck-bridge': riverWorks.doubleDeckBridge,
  'beam-bridge': riverWorks.beamBridge,
  'suspension-bridge': riverWorks.suspensionBridge,
  'monorail-block': riverWorks.monorailBlock,
  'beacon-mound': frontier.beaconMound,
  'earth-keep': frontier.earthKeep,
  'ruined-city': frontier.ruinedCity,
  museum,
  ding: treasures.ding,
  'chime-bells': treasures.chimeBells,
  'bronze-mask': treasures.bronzeMask,
  'sun-birds': treasures.sunBirds,
  'flying-horse': treasures.flyingHorse,
  'painted-pot': treasures.paintedPot,
  jade: treasures.jade,
  'bronze-ox': treasures.bronzeOx,
  stelae: treasures.stelae,
  banner: treasures.banner,
  silks: treasures.silks,
  'silver-crown': treasures.silverCrown,
  'beer-mug': treasures.beerMug,
  'birds-nest': publicWorks.birdsNest,
  'red-spiral': publicWorks.redSpiral,
  'drift-theatre': publicWorks.driftTheatre,
  'natural-arch': formations.naturalArch,
  'moon-hill': formations.moonHill,
  'club-rock': formations.clubRock,
  obelisk: monuments.obelisk,
  'dragon-screen': monuments.dragonScreen,
  'bamboo-shoot-stupa': monuments.bambooShootStupa,
  'kiln-vaults': publicWorks.kilnVaults,
  chimneys: publicWorks.chimneys,
  'rock-art': formations.rockArt,
  springs: formations.springs,
  'five-rams': monuments.fiveRams,
  'twin-tower': publicWorks.twinTower,
  cannon: monuments.cannon,
  'standing-buddha': monuments.standingBuddha,
  'steam-train': engines.steamTrain,
  'tide-wall': engines.tideWall,
  tiger: engines.tiger,
  'painted-boat': engines.paintedBoat,
  'lattice-tower': publicWorks.latticeTower,
  'twin-spires': churches.twinSpires,
  'marble-ruins': churches.marbleRuins,
  'mother-and-child': sculpture.motherAndChild,
  easels: sculpture.easels,
  flatiron: treatyPort.flatiron,
  'customs-house': treatyPort.customsHouse,
  'shikumen-row': treatyPort.shikumenRow,
  'veranda-house': treatyPort.verandaHouse,
  'baroque-row': treatyPort.baroqueRow,
  dacha: treatyPort.dacha,
  'timber-shops': streetLife.timberShops,
  'food-stall': streetLife.foodStall,
  'lake-rock': streetLife.lakeRock,
  'temple-wall': streetLife.templeWall,
  'incense-coil': streetLife.incenseCoil,
  'name-stone': streetLife.nameStone,
  'harbour-crane': waterside.harbourCrane,
  cyclists: waterside.cyclists,
  'ring-hotel': waterside.ringHotel,
  castle: waterside.castle,
  'tiger-spouts': waterside.tigerSpouts,
  'jade-buddha': waterside.jadeBuddha,
  'double-deck-tram': hongKong.doubleDeckTram,
  tenements: hongKong.tenements,
  'kowloon-clock-tower': hongKong.kowloonClockTower,
  'sweeping-centre': hongKong.sweepingCentre,
  'rippled-museum': hongKong.rippledMuseum,
  'cave-dwellings': loess.caveDwellings,
  'congress-hall': loess.congressHall,
  'holy-mother-hall': holyMotherHall,
  'cross-bridge': crossBridge,
  'state-council': stateCouncil,
  'young-mao-bust': statues.youngMaoBust,
  lohans: statues.lohans,
  gulls: statues.gulls,
  'orange-tree': fruitTrees.orangeTree,
  'date-tree': fruitTrees.dateTree,
  'leaning-cypress': fruitTrees.leaningCypress,
  'stone-table': fruitTrees.stoneTable,
  'red-flags': fruitTrees.redFlags,
  kumbum: highland.kumbum,
  'crag-fort': highland.cragFort,
  'ridge-castle': highland.ridgeCastle,
  'prayer-wheel': highland.prayerWheel,
  'milarepa-tower': highland.milarepaTower,
  glacier: highland.glacier,
  'bridge-gate': highland.bridgeGate,
  'arcade-row': seasideTown.arcadeRow,
  cacti: seasideTown.cacti,
  'school-tower': seasideTown.schoolTower,
  'star-observatory': starObservatory,
  'bagua-town': baguaTown,
  'soul-tower': storeys.soulTower,
  'river-pagoda': storeys.riverPagoda,
  'mahayana-hall': storeys.mahayanaHall,
  'wheel-of-law-hall': storeys.wheelOfLawHall,
  'liao-pavilion': storeys.liaoPavilion,
  'tang-hall': storeys.tangHall,
  'hall-of-light': storeys.hallOfLight,
  'heavenly-hall': storeys.heavenlyHall,
  'dong-drum-tower': storeys.dongDrumTower,
  'metal-hall': storeys.metalHall,
  'three-eave-gate': storeys.threeEaveGate,
  'palace-tang-gate': storeys.palaceTangGate,
  'platform-hall': storeys.platformHall,
  'square-hall': storeys.squareHall,
  'octagon-hall': storeys.octagonHall,
  'haystack-rock': peaks.haystackRock,
  'wudang-peak': peaks.wudangPeak,
  'camel-hill': peaks.camelHill,
  'python-rock': peaks.pythonRock,
  'basalt-columns': peaks.basaltColumns,
  'bare-dome': peaks.bareDome,
  'marble-gate': gates.marbleGate,
  'presidential-gate': gates.presidentialGate,
  'id-kah-gate': gates.idKahGate,
  'hutong-gate': gates.hutongGate,
  'many-arch-bridge': works.manyArchBridge,
  'sawtooth-hall': works.sawtoothHall,
  'globe-fountain': works.globeFountain,
  'hands-dagoba': works.handsDagoba,
  'thatched-hut': works.thatchedHut,
  farmhouse: works.farmhouse,
  'striped-fort': works.stripedFort,
  'swallowtail-hall': works.swallowtailHall,
  'stone-elephant': stoneFigures.stoneElephant,
  'stone-minister': stoneFigures.stoneMinister,
  'stone-laozi': stoneFigures.stoneLaozi,
  'grape-trellis': stoneFigures.grapeTrellis,
  'cave-cliff': lanes.caveCliff,
  'bun-tower': lanes.bunTower,
  'wangfujing-church': lanes.wangfujingChurch,
  'glass-shops': lanes.glassShops,
  aobao: lanes.aobao,
  'tongde-hall': storeys.tongdeHall,
  'gallery-house': storeys.galleryHouse,
  macaques,
  ...SIGHT_LANDMARKS,
  ...LOCAL_LANDMARKS,
  ...TREES,
} satisfies Record<string, Landmark>;

export type TerrainKind = keyof typeof TERRAIN;
export type LandmarkKind = keyof typeof LANDMARKS;
/** `water` is the level the land above is mirrored in; parts after it lie in front of the water. */
export type PartKind = TerrainKind | LandmarkKind | 'water';
