import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChinaTravel } from './run.ts';
import { CITY_FOLDERS } from './sandbox.ts';

let folder = '';

function write(path: string, text: string): void {
  const file = join(folder, 'chinatravel', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chinatravel-'));
  const sandbox = (path: string, text: string): void => write(join('sandbox', path), text);
  for (const pinyin of Object.values(CITY_FOLDERS)) {
    const places = ['Station', 'Inn', 'Park', 'Cafe'].map((name, index) => ({
      name,
      position: [30 + index / 200, 120],
    }));
    sandbox(`poi/${pinyin}/poi.json`, JSON.stringify(places));
    sandbox(
      `attractions/${pinyin}/attractions.csv`,
      'id,name,type,lat,lon,opentime,endtime,price,recommendmintime,recommendmaxtime\r\n0,Park,park,30,120,08:00,00:00,10.0,1.0,2.0\r\n',
    );
    sandbox(
      `restaurants/${pinyin}/restaurants_${pinyin}.csv`,
      'id,name,lat,lon,price,cuisine,opentime,endtime,recommendedfood\r\n0,Cafe,30,120,50.0,local,10:00,22:00, \r\n',
    );
    sandbox(
      `accommodations/${pinyin}/accommodations.csv`,
      'id,name,hotelname_en,featurehoteltype,lat,lon,price,numbed\r\n0,Inn,Inn,pool,30,120,100,2\r\n',
    );
  }
  const train = { TrainType: 'fast', From: 'Station', To: 'Station', Duration: 1, Cost: 50 };
  sandbox(
    'intercity_transport/train/from_上海_to_杭州.json',
    JSON.stringify([{ TrainID: 'G1', BeginTime: '07:00', EndTime: '08:00', ...train }]),
  );
  sandbox(
    'intercity_transport/train/from_杭州_to_上海.json',
    JSON.stringify([{ TrainID: 'G2', BeginTime: '20:00', EndTime: '21:00', ...train }]),
  );
  sandbox('intercity_transport/airplane.jsonl', '');
  sandbox(
    'transportation/subways.json',
    JSON.stringify({ hangzhou: [{ stations: [{ name: 'Stop', position: '120,30' }] }] }),
  );
  const query = { start_city: '上海', target_city: '杭州', days: 2, people_number: 1, nature_language: '' };
  const lines = ['a1', 'a2', 'b1'].map((uid) =>
    JSON.stringify({ uid, ...query, hard_logic_py: ['result=(day_count(plan)==2)'] }),
  );
  write('queries/queries.jsonl', `${lines.join('\n')}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('reads a data folder, plans the queries that match, and writes rows and plans', () => {
  const jsonFile = join(folder, 'out', 'rows.json');
  const plansDir = join(folder, 'plans');
  const { rows, summary } = runChinaTravel({ dataDir: folder, only: '^a', jsonFile, plansDir });
  expect(rows.map((row) => [row.case, row.realistic])).toEqual([
    ['a1', true],
    ['a2', true],
  ]);
  expect(summary).toMatchObject({ cases: 2, finalPassExtra: 100, realisticPass: 100 });
  expect(JSON.parse(readFileSync(jsonFile, 'utf8'))).toMatchObject({ summary: { cases: 2 } });
  expect(JSON.parse(readFileSync(join(plansDir, 'a2.json'), 'utf8'))).toMatchObject({ people_number: 1 });
});

test('an abort keeps finished queries', () => {
  const signal = { aborted: false };
  const onProgress = (): void => void (signal.aborted = true);
  expect(runChinaTravel({ dataDir: join(folder, 'chinatravel'), signal, onProgress }).rows).toHaveLength(1);
});

test('the error names a folder without a sandbox', () => {
  expect(() => runChinaTravel({ dataDir: join(folder, 'nowhere') })).toThrow('pass --data DIR');
});
