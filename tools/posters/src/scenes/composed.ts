import { SUBJECT_KINDS, type Subject } from '../subject.ts';
import { CENTRAL_CITIES } from './cities/central.ts';
import { EAST_CITIES } from './cities/east.ts';
import { EAST_COAST_CITIES } from './cities/east-coast.ts';
import { EAST_TOWNS } from './cities/east-towns.ts';
import { FRONTIER_CITIES } from './cities/frontier-cities.ts';
import { NORTH_CITIES } from './cities/north.ts';
import { NORTHEAST_CITIES } from './cities/northeast.ts';
import { NORTHWEST_CITIES } from './cities/northwest.ts';
import { SMALLER_CITIES } from './cities/smaller-cities.ts';
import { SOUTH_CITIES } from './cities/south.ts';
import { SOUTHEAST_CITIES } from './cities/southeast.ts';
import { SOUTHWEST_CITIES } from './cities/southwest.ts';
import { WESTERN_TOWNS } from './cities/western-towns.ts';
import type { Composed } from './composed-scene.ts';
import { GUIDES } from './guides.ts';
import { PAGES } from './pages.ts';
import { BEIJING_SPOTS } from './spots/beijing.ts';
import { BEIJING_SIGHTS } from './spots/beijing-sights.ts';
import { BOHAI_SHORE_SPOTS } from './spots/bohai-shore.ts';
import { ROCK_SPOTS } from './spots/caves-and-rocks.ts';
import { CENTRAL_SPOTS } from './spots/central.ts';
import { COAST_SPOTS } from './spots/coast.ts';
import { COURT_AND_LANE_SPOTS } from './spots/courts-and-lanes.ts';
import { CROSSING_SPOTS } from './spots/crossings.ts';
import { DUNE_AND_MEADOW_SPOTS } from './spots/dunes-and-meadows.ts';
import { EAST_SPOTS } from './spots/east.ts';
import { EAST_SIGHTS } from './spots/east-sights.ts';
import { EASTERN_TOWN_SPOTS } from './spots/eastern-towns.ts';
import { GARDEN_AND_TEMPLE_SPOTS } from './spots/gardens-and-temples.ts';
import { GATE_AND_WOOD_SPOTS } from './spots/gates-and-woods.ts';
import { GORGE_AND_PEAK_SPOTS } from './spots/gorges-and-peaks.ts';
import { HALL_AND_TOWER_SPOTS } from './spots/halls-and-towers.ts';
import { HIGHLAND_SPOTS } from './spots/highlands.ts';
import { IMAGE_AND_FIND_SPOTS } from './spots/images-and-finds.ts';
import { INLAND_LANDMARK_SPOTS } from './spots/inland-landmarks.ts';
import { INLAND_SIGHTS } from './spots/inland-sights.ts';
import { JILIN_WINTER_SPOTS } from './spots/jilin-winter.ts';
import { KNOWN_BUILDING_SPOTS } from './spots/known-buildings.ts';
import { LAKE_SPOTS } from './spots/lakes.ts';
import { LAKE_AND_FOREST_SPOTS } from './spots/lakes-and-forests.ts';
import { LANE_AND_GATE_SPOTS } from './spots/lanes-and-gates.ts';
import { LANE_AND_QUARTER_SPOTS } from './spots/lanes-and-quarters.ts';
import { MARKET_AND_FOLK_SPOTS } from './spots/markets-and-folk.ts';
import { MUSEUM_SPOTS } from './spots/museums.ts';
import { INLAND_MUSEUM_SPOTS } from './spots/museums-inland.ts';
import { NANCHANG_AND_ZHUHAI_SPOTS } from './spots/nanchang-and-zhuhai.ts';
import { NORTH_SPOTS } from './spots/north.ts';
import { OLD_QUARTER_SPOTS } from './spots/old-quarters.ts';
import { ONE_THING_SPOTS } from './spots/one-thing.ts';
import { OPEN_COUNTRY_SPOTS } from './spots/open-country.ts';
import { PARK_SPOTS } from './spots/parks.ts';
import { PEAK_AND_CAVE_SPOTS } from './spots/peaks-and-caves.ts';
import { PEOPLE_AND_CUSTOM_SPOTS } from './spots/people-and-customs.ts';
import { PLATEAU_AND_GRASSLAND_SPOTS } from './spots/plateau-and-grassland.ts';
import { RIVER_TOWN_SPOTS } from './spots/river-towns.ts';
import { RUIN_AND_VILLAGE_SPOTS } from './spots/ruins-and-villages.ts';
import { SALT_AND_SKI_SPOTS } from './spots/salt-and-ski.ts';
import { SEASIDE_AND_OASIS_SPOTS } from './spots/seaside-and-oasis.ts';
import { SHANGHAI_SPOTS } from './spots/shanghai.ts';
import { SHRINE_AND_TOMB_SPOTS } from './spots/shrines-and-tombs.ts';
import { SOUTH_SPOTS } from './spots/south.ts';
import { SOUTH_SIGHTS } from './spots/south-sights.ts';
import { SOUTHEAST_SPOTS } from './spots/southeast.ts';
import { SOUTHWEST_SPOTS } from './spots/southwest.ts';
import { TIMBER_TEMPLE_SPOTS } from './spots/timber-temples.ts';
import { TOMB_AND_STATUE_SPOTS } from './spots/tombs-and-statues.ts';
import { TOWER_SPOTS } from './spots/towers.ts';
import { TOWN_SIGHTS } from './spots/town-sights.ts';
import { TSANG_SPOTS } from './spots/tsang.ts';
import { WALL_SPOTS } from './spots/walls.ts';
import { WATER_AND_MARKET_SPOTS } from './spots/waters-and-markets.ts';
import { WEST_SPOTS } from './spots/west.ts';
import { WEST_SIGHTS } from './spots/west-sights.ts';
import { WESTERN_AND_PLATEAU_SPOTS } from './spots/western-and-plateau.ts';
import { WESTERN_STREET_SPOTS } from './spots/western-streets.ts';
import { WESTERN_TOWN_SPOTS } from './spots/western-towns.ts';
import { WILD_PLACE_SPOTS } from './spots/wild-places.ts';
import { YUNNAN_SPOTS } from './spots/yunnan.ts';
import { ZIGONG_SPOTS } from './spots/zigong.ts';

export const COMPOSED: Record<string, Composed> = {
  ...PAGES,
  ...GUIDES,
  ...WESTERN_TOWNS,
  ...NORTH_CITIES,
  ...NORTHEAST_CITIES,
  ...EAST_CITIES,
  ...EAST_COAST_CITIES,
  ...EAST_TOWNS,
  ...SOUTHEAST_CITIES,
  ...CENTRAL_CITIES,
  ...SOUTH_CITIES,
  ...SOUTHWEST_CITIES,
  ...NORTHWEST_CITIES,
  ...SMALLER_CITIES,
  ...FRONTIER_CITIES,
  ...BEIJING_SPOTS,
  ...NORTH_SPOTS,
  ...SHANGHAI_SPOTS,
  ...EAST_SPOTS,
  ...SOUTHEAST_SPOTS,
  ...CENTRAL_SPOTS,
  ...SOUTH_SPOTS,
  ...SOUTHWEST_SPOTS,
  ...YUNNAN_SPOTS,
  ...WEST_SPOTS,
  ...COAST_SPOTS,
  ...WALL_SPOTS,
  ...CROSSING_SPOTS,
  ...PARK_SPOTS,
  ...ROCK_SPOTS,
  ...TOWER_SPOTS,
  ...TOWN_SIGHTS,
  ...WESTERN_STREET_SPOTS,
  ...GORGE_AND_PEAK_SPOTS,
  ...KNOWN_BUILDING_SPOTS,
  ...RUIN_AND_VILLAGE_SPOTS,
  ...WATER_AND_MARKET_SPOTS,
  ...MUSEUM_SPOTS,
  ...INLAND_MUSEUM_SPOTS,
  ...OLD_QUARTER_SPOTS,
  ...GARDEN_AND_TEMPLE_SPOTS,
  ...LAKE_SPOTS,
  ...ONE_THING_SPOTS,
  ...HIGHLAND_SPOTS,
  ...INLAND_LANDMARK_SPOTS,
  ...SEASIDE_AND_OASIS_SPOTS,
  ...WEST_SIGHTS,
  ...SOUTH_SIGHTS,
  ...INLAND_SIGHTS,
  ...EAST_SIGHTS,
  ...BEIJING_SIGHTS,
  ...PLATEAU_AND_GRASSLAND_SPOTS,
  ...LANE_AND_QUARTER_SPOTS,
  ...SHRINE_AND_TOMB_SPOTS,
  ...WILD_PLACE_SPOTS,
  ...HALL_AND_TOWER_SPOTS,
  ...IMAGE_AND_FIND_SPOTS,
  ...PEOPLE_AND_CUSTOM_SPOTS,
  ...GATE_AND_WOOD_SPOTS,
  ...OPEN_COUNTRY_SPOTS,
  ...COURT_AND_LANE_SPOTS,
  ...TOMB_AND_STATUE_SPOTS,
  ...PEAK_AND_CAVE_SPOTS,
  ...LAKE_AND_FOREST_SPOTS,
  ...RIVER_TOWN_SPOTS,
  ...LANE_AND_GATE_SPOTS,
  ...MARKET_AND_FOLK_SPOTS,
  ...WESTERN_AND_PLATEAU_SPOTS,
  ...TIMBER_TEMPLE_SPOTS,
  ...WESTERN_TOWN_SPOTS,
  ...DUNE_AND_MEADOW_SPOTS,
  ...ZIGONG_SPOTS,
  ...JILIN_WINTER_SPOTS,
  ...TSANG_SPOTS,
  ...SALT_AND_SKI_SPOTS,
  ...BOHAI_SHORE_SPOTS,
  ...NANCHANG_AND_ZHUHAI_SPOTS,
  ...EASTERN_TOWN_SPOTS,
};

/** Lists every subject that has a scene of its own. */
export function listComposed(): Subject[] {
  return Object.entries(COMPOSED).flatMap(([key, scene]) => {
    const [prefix, id = ''] = key.split('/');
    const kind = SUBJECT_KINDS.find((name) => name === prefix);
    return kind ? [{ kind, id, region: scene.region, zhName: scene.seal ?? '' }] : [];
  });
}
