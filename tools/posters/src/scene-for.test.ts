import { describe, expect, it } from 'vitest';
import { drawScene } from './draw.ts';
import { VARIATIONS } from './generate/variations.data.ts';
import { CATEGORY_NAMES, sceneFor, TOPIC_NAMES } from './scene-for.ts';
import { COMPOSED } from './scenes/composed.ts';
import { REGIONS, SUBJECT_KINDS } from './subject.ts';

const CITIES =
  'beijing tianjin chengde datong pingyao qinhuangdao hohhot hulunbuir harbin shenyang dalian yanbian shanghai suzhou hangzhou nanjing wuxi yangzhou shaoxing ningbo huangshan jiaxing jinan qingdao taian qufu xiamen fuzhou quanzhou wuyishan jingdezhen wuyuan jiujiang xian luoyang kaifeng zhengzhou wuhan yichang changsha zhangjiajie fenghuang guangzhou shenzhen hong-kong macau chaozhou guilin yangshuo beihai haikou sanya chengdu leshan jiuzhaigou chongqing guiyang kaili kunming dali lijiang shangri-la xishuangbanna lhasa lanzhou zhangye jiayuguan dunhuang xining yinchuan urumqi turpan kashgar yining';

const SPOTS =
  'forbidden-city great-wall-badaling great-wall-mutianyu temple-of-heaven summer-palace tiananmen-square chengde-mountain-resort putuo-zongcheng-temple yungang-grottoes hanging-temple pingyao-ancient-city laolongtou saint-sophia-cathedral harbin-ice-and-snow-world mukden-palace changbaishan-heaven-lake the-bund yu-garden shanghai-tower humble-administrators-garden tiger-hill zhouzhuang west-lake lingyin-temple leifeng-pagoda sun-yat-sen-mausoleum qinhuai-river yellow-mountain hongcun wuzhen mount-tai temple-of-confucius zhanqiao-pier gulangyu tianluokeng-tulou wuyi-nine-bend-river huangling terracotta-army xian-city-wall giant-wild-goose-pagoda mount-hua longmen-grottoes shaolin-temple yellow-crane-tower three-gorges-dam zhangjiajie-national-forest-park tianmen-mountain fenghuang-ancient-town canton-tower chen-clan-ancestral-hall kaiping-diaolou victoria-peak tian-tan-buddha ruins-of-st-pauls li-river-cruise longji-rice-terraces elephant-trunk-hill yulong-river yalong-bay chengdu-panda-base dujiangyan leshan-giant-buddha mount-emei jiuzhaigou-valley huanglong hongya-cave dazu-rock-carvings huangguoshu-waterfall xijiang-miao-village stone-forest three-pagodas erhai-lake lijiang-old-town jade-dragon-snow-mountain tiger-leaping-gorge potala-palace jokhang-temple namtso mogao-caves mingsha-crescent-lake jiayuguan-fort zhangye-danxia qinghai-lake kumbum-monastery flaming-mountains kashgar-old-city heavenly-lake-tianchi western-xia-tombs';

const CATEGORIES =
  'palace temple grotto wall museum historic-town garden park mountain lake river waterfall canyon desert grassland island beach village street tower bridge mausoleum religious-site wildlife theme-park hot-spring terraces forest monument market';

const TOPICS =
  'visa arrival money phone train plane metro taxi hotel tickets holidays weather food etiquette health safety language family accessibility photography shopping itinerary';

const PAGES = 'home destination faves trip wiki news user not-found offline';

describe('a variation of a scene', () => {
  it('is of a composed scene, and of a subject without one', () => {
    const all = Object.entries(VARIATIONS);
    expect(all.filter(([, { of }]) => !COMPOSED[of])).toEqual([]);
    expect(all.filter(([key]) => key in COMPOSED)).toEqual([]);
  });
});

describe('sceneFor', () => {
  it.each(CITIES.split(' '))('has a scene of its own for the city %s', (id) => {
    expect(COMPOSED[`city/${id}`]).toBeDefined();
  });

  it.each(SPOTS.split(' '))('has a scene of its own for the spot %s', (id) => {
    expect(COMPOSED[`spot/${id}`]).toBeDefined();
  });

  it.each(PAGES.split(' '))('has a scene of its own for the page %s', (id) => {
    expect(COMPOSED[`page/${id}`]).toBeDefined();
  });

  it('has a scene for every spot category and guide topic', () => {
    expect(CATEGORY_NAMES.toSorted()).toEqual(CATEGORIES.split(' ').toSorted());
    expect(TOPIC_NAMES.toSorted()).toEqual(TOPICS.split(' ').toSorted());
  });

  it.each([...CATEGORIES.split(' '), ...TOPICS.split(' ')])('draws %s', (category) => {
    const scenes = REGIONS.map((region) =>
      sceneFor({ kind: 'spot', id: `${category}-${region}`, region, zhName: '', category }),
    );
    expect(scenes.every((scene) => scene.parts.length > 3)).toBe(true);
    const [first] = scenes;
    expect(first && drawScene(first, 'tile')).not.toMatch(/NaN|undefined/);
  });

  it.each([...SUBJECT_KINDS])('has a scene for an unknown %s', (kind) => {
    const scene = sceneFor({ kind, id: 'somewhere-new', region: 'central', zhName: '' });
    expect(scene.parts.length).toBeGreaterThan(2);
  });

  it('gives subjects of one category and region different pictures', () => {
    const drawings = Array.from({ length: 12 }, (_, i) => {
      const scene = sceneFor({ kind: 'spot', id: `lake-${i}`, region: 'east', zhName: '', category: 'lake' });
      return drawScene(scene, 'tile');
    });
    expect(new Set(drawings).size).toBe(12);
  });

  it('shows a tour in the setting of its city', () => {
    const lines = Array.from({ length: 8 }, (_, i) =>
      sceneFor({ kind: 'line', id: `harbin-${i}`, region: 'northeast', zhName: '', cityId: 'harbin' }),
    );
    expect(lines.some((scene) => scene.parts.some((part) => part.kind === 'onion-cathedral'))).toBe(true);
  });
});
