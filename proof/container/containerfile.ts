/** One build stage of a Containerfile: its base and its steps in order. */
export interface Stage {
  name: string | undefined;
  /** An image, or the name of an earlier stage. */
  base: string;
  steps: Step[];
}

export interface HealthCheck {
  command: string[];
  intervalMs: number;
  timeoutMs: number;
  startPeriodMs: number;
  retries: number;
}

export type Step =
  | { kind: 'WORKDIR'; folder: string }
  | {
      kind: 'COPY';
      from: string | undefined;
      owner: string | undefined;
      source: string;
      target: string;
    }
  | { kind: 'RUN'; command: string[] }
  | { kind: 'ENV'; values: Record<string, string> }
  | { kind: 'USER'; user: string }
  | { kind: 'VOLUME'; folders: string[] }
  | { kind: 'EXPOSE'; ports: number[] }
  | { kind: 'HEALTHCHECK'; check: HealthCheck }
  | { kind: 'CMD'; command: string[] };

/** Instructions of a stage. The parser throws on any other one, because leaving it out would test another image. */
const readers: Record<Step['kind'], (rest: string) => Step> = {
  WORKDIR: (rest) => ({ kind: 'WORKDIR', folder: oneWord(rest) }),
  COPY: (rest) => {
    const { flags, words } = splitFlags(rest, ['from', 'chown']);
    const [source, target, ...more] = words.split(/\s+/);
    if (!source || !target || more.length > 0) throw new Error('COPY needs one source and one target');
    return { kind: 'COPY', from: flags['from'], owner: flags['chown'], source, target };
  },
  RUN: (rest) => ({ kind: 'RUN', command: toCommand(splitFlags(rest, []).words) }),
  ENV: (rest) => ({ kind: 'ENV', values: readVariables(rest) }),
  USER: (rest) => ({ kind: 'USER', user: oneWord(rest) }),
  VOLUME: (rest) => ({ kind: 'VOLUME', folders: rest.startsWith('[') ? jsonWords(rest) : rest.split(/\s+/) }),
  EXPOSE: (rest) => ({ kind: 'EXPOSE', ports: rest.split(/\s+/).map(portOf) }),
  HEALTHCHECK: (rest) => ({ kind: 'HEALTHCHECK', check: readHealthCheck(rest) }),
  CMD: (rest) => ({ kind: 'CMD', command: toCommand(rest) }),
};

const isKnown = (name: string): name is Step['kind'] => Object.hasOwn(readers, name);

/** Parses the instructions that the project uses. Throws on any other instruction, flag or form, with its line. */
export function parseContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const { line, words } of joinLines(text)) {
    const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(words) ?? [];
    try {
      if (name === 'FROM') {
        const [, base, as] = /^([^\s-]\S*)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
        if (!base) throw new Error(`FROM has an unknown form: ${rest}`);
        stages.push({ name: as, base, steps: [] });
        continue;
      }
      if (!isKnown(name)) throw new Error(`The instruction ${name} is not known`);
      if (!rest) throw new Error(`${name} has no arguments`);
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${name} stands before the first FROM`);
      stage.steps.push(readers[name](rest));
    } catch (error) {
      throw new Error(`Line ${line}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  if (stages.length === 0) throw new Error('The file has no FROM');
  return stages;
}

/** Joins continued lines and removes comments and empty lines. Keeps the number of the first line. */
function joinLines(text: string): { line: number; words: string }[] {
  const joined: { line: number; words: string }[] = [];
  let open: { line: number; words: string } | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const trimmed = raw.trim();
    if (trimmed.startsWith('#') || trimmed === '') continue;
    const isContinued = trimmed.endsWith('\\');
    const words = isContinued ? trimmed.slice(0, -1).trim() : trimmed;
    open = open ? { ...open, words: `${open.words} ${words}` } : { line: index + 1, words };
    if (isContinued) continue;
    joined.push(open);
    open = undefined;
  }
  if (open) throw new Error(`Line ${open.line}: the last line is continued`);
  return joined;
}

function splitFlags(rest: string, known: readonly string[]) {
  const flags: Record<string, string> = {};
  let words = rest;
  for (let found = nextFlag(words); found; found = nextFlag(words)) {
    const { all, name, value } = found;
    if (!known.includes(name) || !value) throw new Error(`The flag ${all.trim()} is not known`);
    flags[name] = value;
    words = words.slice(all.length);
  }
  return { flags, words };
}

function nextFlag(words: string) {
  const [all, name, value = ''] = /^--([\w-]+)(?:=(\S+))?\s*/.exec(words) ?? [];
  return all && name ? { all, name, value } : undefined;
}

/** Returns the words of the JSON form, or a call of the shell. */
const toCommand = (text: string): string[] =>
  text.startsWith('[') ? jsonWords(text) : ['/bin/sh', '-c', text];

function jsonWords(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || words.length === 0 || !words.every((word) => typeof word === 'string'))
    throw new Error(`A list of texts is expected: ${text}`);
  return words;
}

function oneWord(text: string): string {
  if (/[\s"'$]/.test(text)) throw new Error(`One word without quotes and variables is expected: ${text}`);
  return text;
}

function readVariables(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const word of text.split(/\s+/)) {
    const [, name, value] = /^(\w+)=([^"'$\\]*)$/.exec(word) ?? [];
    if (!name || value === undefined)
      throw new Error(`ENV needs NAME=value without quotes and variables: ${word}`);
    values[name] = value;
  }
  return values;
}

function portOf(word: string): number {
  if (!/^\d+$/.test(word)) throw new Error(`EXPOSE needs numbers: ${word}`);
  return Number(word);
}

function readHealthCheck(rest: string): HealthCheck {
  const { flags, words } = splitFlags(rest, ['interval', 'timeout', 'start-period', 'retries']);
  const [, command] = /^CMD\s+(.+)$/s.exec(words) ?? [];
  if (!command) throw new Error(`HEALTHCHECK needs CMD: ${words}`);
  const retries = Number(flags['retries'] ?? 3);
  if (!Number.isInteger(retries)) throw new Error(`--retries needs a number: ${flags['retries']}`);
  return {
    command: toCommand(command),
    intervalMs: durationOf(flags['interval'] ?? '30s'),
    timeoutMs: durationOf(flags['timeout'] ?? '30s'),
    startPeriodMs: durationOf(flags['start-period'] ?? '0s'),
    retries,
  };
}

const unitsMs = { ms: 1, s: 1000, m: 60_000 } as const;

function durationOf(text: string): number {
  const [, amount, unit] = /^(\d+)(ms|s|m)$/.exec(text) ?? [];
  if (!amount || !unit) throw new Error(`A duration as 10s is expected: ${text}`);
  return Number(amount) * unitsMs[unit as keyof typeof unitsMs]; // the pattern has only these units
}
