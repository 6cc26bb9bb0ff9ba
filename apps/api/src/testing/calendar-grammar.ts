export interface Property {
  name: string;
  parameters: string;
  value: string;
}

export interface Component {
  name: string;
  properties: Property[];
  children: Component[];
}

/** `NAME`, parameters and value (RFC 5545, 3.1). A parameter is quoted if it contains a colon, semicolon or comma. */
const contentLine = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^",:;]*))*):(.*)$/s;

/** Parses unfolded lines. Returns the calendar, or what is wrong with its structure. */
export function parseCalendar(lines: readonly string[]): Component | string {
  const root: Component = { name: '', properties: [], children: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = contentLine.exec(line) ?? [];
    const current = open.at(-1) ?? root;
    if (!name) return `Not a property: ${line}`;
    if (name === 'BEGIN') {
      const child: Component = { name: value, properties: [], children: [] };
      current.children.push(child);
      open.push(child);
    } else if (name === 'END') {
      if (current.name !== value || open.length === 1) return `END:${value} inside of ${current.name}`;
      open.pop();
    } else {
      if (current.children.length > 0) return `${name} of ${current.name} after a component`;
      current.properties.push({ name, parameters, value });
    }
  }
  const [calendar, ...others] = root.children;
  if (open.length > 1) return `${open.at(-1)?.name} has no end`;
  return calendar?.name === 'VCALENDAR' && others.length === 0 ? calendar : 'Not one VCALENDAR';
}

/** Properties that each component may have in our files, and the components inside of it. */
const allowed: Record<string, { properties: readonly string[]; children: readonly string[] }> = {
  VCALENDAR: {
    properties: ['VERSION', 'PRODID', 'METHOD', 'CALSCALE', 'NAME', 'REFRESH-INTERVAL'],
    children: ['VTIMEZONE', 'VEVENT'],
  },
  VTIMEZONE: { properties: ['TZID'], children: ['STANDARD', 'DAYLIGHT'] },
  STANDARD: { properties: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'TZNAME', 'RRULE'], children: [] },
  DAYLIGHT: { properties: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'TZNAME', 'RRULE'], children: [] },
  VEVENT: {
    properties: [
      ...['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED'],
      ...['SUMMARY', 'DESCRIPTION', 'LOCATION', 'GEO', 'TRANSP', 'URL'],
    ],
    children: ['VALARM'],
  },
  VALARM: { properties: ['ACTION', 'TRIGGER', 'DESCRIPTION'], children: [] },
};

/** Properties of one vendor, each with its equivalent in the standard for other programs. */
const vendorProperties: Record<string, (component: Component) => boolean> = {
  'X-WR-CALNAME': ({ properties }) => properties.some(({ name }) => name === 'NAME'),
  'X-WR-TIMEZONE': ({ children }) => children.some(({ name }) => name === 'VTIMEZONE'),
  'X-PUBLISHED-TTL': ({ properties }) => properties.some(({ name }) => name === 'REFRESH-INTERVAL'),
  'X-MICROSOFT-CDO-ALLDAYEVENT': isWholeDay,
  'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT': isWholeDay,
};

function isWholeDay({ properties }: Component): boolean {
  return properties.some(({ name, parameters }) => name === 'DTSTART' && parameters === ';VALUE=DATE');
}

/** Lists components and properties that do not belong where they are, and vendor properties without a standard one. */
export function listUnknownProperties(component: Component): string[] {
  const known = allowed[component.name];
  if (!known) return [`Unknown component ${component.name}`];
  const isAllowed = (name: string) => known.properties.includes(name) || vendorProperties[name]?.(component);
  return [
    ...component.properties
      .filter(({ name }) => !isAllowed(name))
      .map(({ name }) => `${component.name} may not have ${name}`),
    ...component.children.flatMap((child) =>
      known.children.includes(child.name)
        ? listUnknownProperties(child)
        : [`${component.name} may not have ${child.name}`],
    ),
  ];
}

/** Returns whether a DATE, local DATE-TIME or UTC DATE-TIME exists in the calendar. */
export function isRealTime(value: string): boolean {
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/.exec(value) ?? [];
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = new Date(written);
  return !Number.isNaN(time.getTime()) && time.toISOString() === written;
}
