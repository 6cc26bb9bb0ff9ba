import * as dinosaurs from './figure/dinosaurs.ts';
import * as localGoods from './figure/local-goods.ts';
import * as regionalAnimals from './figure/regional-animals.ts';
import * as rime from './flora/rime.ts';
import * as bohaiShore from './landmark/bohai-shore.ts';
import * as brickFronts from './landmark/brick-fronts.ts';
import * as bronzeHoards from './landmark/bronze-hoards.ts';
import * as emblems from './landmark/city-emblems.ts';
import * as steppe from './landmark/desert-and-steppe.ts';
import * as exhibits from './landmark/exhibits.ts';
import * as ganRiver from './landmark/gan-river.ts';
import * as gateTowers from './landmark/gate-towers.ts';
import { guildhallGate } from './landmark/guildhall-gate.ts';
import * as gyarongAndTea from './landmark/gyarong-and-tea.ts';
import * as jinshanFerry from './landmark/jinshan-ferry.ts';
import type { Landmark } from './landmark/landmark.ts';
import * as luzhou from './landmark/luzhou.ts';
import * as mountains from './landmark/mountain-emblems.ts';
import * as northern from './landmark/northern-emblems.ts';
import * as olympicSnow from './landmark/olympic-snow.ts';
import * as pearlShore from './landmark/pearl-shore.ts';
import * as playLands from './landmark/play-lands.ts';
import { redTerrace } from './landmark/red-terrace.ts';
import * as saltAndRime from './landmark/salt-and-rime.ts';
import * as saltTown from './landmark/salt-town.ts';
import * as skiHills from './landmark/ski-hills.ts';
import * as skiMountain from './landmark/ski-mountain.ts';
import * as tombs from './landmark/tombs-and-ponds.ts';
import * as tsang from './landmark/tsang.ts';
import * as villageWorks from './landmark/village-works.ts';
import * as walks from './landmark/walks-and-trees.ts';
import * as weihaiCoast from './landmark/weihai-coast.ts';
import * as western from './landmark/western-emblems.ts';

/** Buildings, figures and goods of one place or region. */
export const LOCAL_LANDMARKS = {
  'gyarong-towers': gyarongAndTea.gyarongTowers,
  'gyarong-house': gyarongAndTea.gyarongHouse,
  'long-spout': gyarongAndTea.longSpout,
  'royal-tea-garden': gyarongAndTea.royalTeaGarden,
  'blang-house': gyarongAndTea.blangHouse,
  'ring-fields': gyarongAndTea.ringFields,
  'sheepskin-raft': steppe.sheepskinRaft,
  'sand-slide': steppe.sandSlide,
  'lotus-hotel': steppe.lotusHotel,
  'khan-halls': steppe.khanHalls,
  'sulde-standard': steppe.suldeStandard,
  'bronze-boulder': steppe.bronzeBoulder,
  'stacked-temple': steppe.stackedTemple,
  swans: steppe.swans,
  'sun-glint': steppe.sunGlint,
  'straits-towers': emblems.straitsTowers,
  'haikou-clock-tower': emblems.haikouClockTower,
  'jade-maiden': emblems.jadeMaiden,
  'hua-cliff': emblems.huaCliff,
  'fish-mouth': emblems.fishMouth,
  'giant-lilies': emblems.giantLilies,
  'red-terrace': redTerrace,
  'nanchan-hall': gateTowers.nanchanHall,
  'zhenguo-hall': gateTowers.zhenguoHall,
  'xunyang-tower': gateTowers.xunyangTower,
  'gongchen-tower': gateTowers.gongchenTower,
  'wuling-gate': gateTowers.wulingGate,
  'bagua-pavilion': gateTowers.baguaPavilion,
  'pond-stage': gateTowers.pondStage,
  'yan-hall': gateTowers.yanHall,
  'ganzhou-tower': gateTowers.ganzhouTower,
  'pond-pavilion': tombs.pondPavilion,
  'round-tomb': tombs.roundTomb,
  'kneeling-pair': tombs.kneelingPair,
  'grave-hill': tombs.graveHill,
  'boiling-pot': tombs.boilingPot,
  'red-house': brickFronts.redHouse,
  'ohel-moshe': brickFronts.ohelMoshe,
  'stone-church': brickFronts.stoneChurch,
  'xiguan-row': brickFronts.xiguanRow,
  'yellow-station': brickFronts.yellowStation,
  'plain-gate': brickFronts.plainGate,
  hanok: villageWorks.hanok,
  'stamp-mill': villageWorks.stampMill,
  'hay-racks': villageWorks.hayRacks,
  'drying-house': villageWorks.dryingHouse,
  'mine-mouth': villageWorks.mineMouth,
  'herder-tents': villageWorks.herderTents,
  'river-stones': villageWorks.riverStones,
  boardwalk: walks.boardwalk,
  'canopy-walk': walks.canopyWalk,
  'split-cypress': walks.splitCypress,
  'court-pine': walks.courtPine,
  'bell-rock': walks.bellRock,
  'chair-lift': walks.chairLift,
  'quay-wall': walks.quayWall,
  'writing-gate': exhibits.writingGate,
  'shang-palace': exhibits.shangPalace,
  'cell-hall': exhibits.cellHall,
  'long-neck-skeleton': exhibits.longNeckSkeleton,
  'giant-rhino': exhibits.giantRhino,
  'poster-wall': exhibits.posterWall,
  'snow-leopard': regionalAnimals.snowLeopard,
  'standing-cranes': regionalAnimals.standingCranes,
  'bronze-goat': regionalAnimals.bronzeGoat,
  'riders-statue': regionalAnimals.ridersStatue,
  'xiasi-hound': regionalAnimals.xiasiHound,
  'onggi-jars': localGoods.onggiJars,
  'hanbok-dancers': localGoods.hanbokDancers,
  'curio-blanket': localGoods.curioBlanket,
  'rice-dumplings': localGoods.riceDumplings,
  'laughing-buddha': localGoods.laughingBuddha,
  'crater-cone': mountains.craterCone,
  'golden-peak': mountains.goldenPeak,
  'spine-ridge': mountains.spineRidge,
  'beach-headland': mountains.beachHeadland,
  'drinking-beast': mountains.drinkingBeast,
  'zhurong-peak': mountains.zhurongPeak,
  'film-studio': northern.filmStudio,
  'greeting-statue': northern.greetingStatue,
  'worker-peasant-soldier': northern.workerPeasantSoldier,
  'tram-car': northern.tramCar,
  tank: northern.tank,
  'bunker-mouth': northern.bunkerMouth,
  'dongguan-mosque': western.dongguanMosque,
  'eight-stupas': western.eightStupas,
  'river-sails': western.riverSails,
  'postman-brick': western.postmanBrick,
  omeisaurus: dinosaurs.omeisaurus,
  shunosaurus: dinosaurs.shunosaurus,
  'xiqin-gate': saltTown.xiqinGate,
  'salt-derrick': saltTown.saltDerrick,
  'brine-pans': saltTown.brinePans,
  ducks: rime.ducks,
  'winter-photographer': rime.winterPhotographer,
  'ski-mountain': skiMountain.skiMountain,
  'gondola-cabin': skiMountain.gondolaCabin,
  skiers: skiMountain.skiers,
  'shalu-hall': tsang.shaluHall,
  'prayer-mast': tsang.prayerMast,
  'samdruptse-fort': tsang.samdruptseFort,
  'salt-train': saltAndRime.saltTrain,
  'salt-heaps': saltAndRime.saltHeaps,
  'salt-rails': saltAndRime.saltRails,
  'red-scarf': saltAndRime.redScarf,
  'jilin-church': saltAndRime.jilinChurch,
  'frost-steam': saltAndRime.frostSteam,
  'brine-derrick': saltAndRime.brineDerrick,
  'dinosaur-lantern': saltAndRime.dinosaurLantern,
  'lotus-lanterns': saltAndRime.lotusLanterns,
  'yabuli-hill': skiHills.yabuliHill,
  'chongli-hill': skiHills.chongliHill,
  'half-pipe': olympicSnow.halfPipe,
  'snow-ruyi': olympicSnow.snowRuyi,
  skier: skiHills.skier,
  gondola: skiHills.gondola,
  'penglai-pavilion': bohaiShore.penglaiPavilion,
  'yantai-hill': bohaiShore.yantaiHill,
  'guildhall-gate': guildhallGate,
  'wine-cellar': bohaiShore.wineCellar,
  'happiness-gate': weihaiCoast.happinessGate,
  'fleet-yamen': weihaiCoast.fleetYamen,
  'dingyuan-ship': weihaiCoast.dingyuanShip,
  'seaweed-house': weihaiCoast.seaweedHouse,
  'picture-frame': weihaiCoast.pictureFrame,
  'whooper-swans': weihaiCoast.whooperSwans,
  'torch-street': weihaiCoast.torchStreet,
  'fisher-girl': pearlShore.fisherGirl,
  'pearl-shells': pearlShore.pearlShells,
  'knot-bridge': pearlShore.knotBridge,
  'shark-window': pearlShore.sharkWindow,
  'tengwang-pavilion': ganRiver.tengwangPavilion,
  'uprising-hotel': ganRiver.uprisingHotel,
  'bronze-tiger': bronzeHoards.bronzeTiger,
  'chu-tripod': bronzeHoards.chuTripod,
  'haihun-gold': ganRiver.haihunGold,
  'nanchang-star': ganRiver.nanchangStar,
  'jinshan-temple': jinshanFerry.jinshanTemple,
  'stupa-gate': jinshanFerry.stupaGate,
  'vinegar-jar': jinshanFerry.vinegarJar,
  'anxi-tea-hills': jinshanFerry.anxiTeaHills,
  'lord-bao': luzhou.lordBao,
  guillotines: luzhou.guillotines,
  'sanhe-bridge': luzhou.sanheBridge,
  'li-house': luzhou.liHouse,
  'qingfeng-tower': luzhou.qingfengTower,
  'swan-lake-towers': luzhou.swanLakeTowers,
  'toy-giant': playLands.toyGiant,
  'brick-gate': playLands.brickGate,
  'safari-bus': playLands.safariBus,
  'film-crane': playLands.filmCrane,
  'stage-lamp': playLands.stageLamp,
} satisfies Record<string, Landmark>;
