interface ConnectStep {
  name: string;
  text: string;
  code?: string;
}

const runCommand = 'Run this command in a terminal:';

const toJson = (value: object) => JSON.stringify(value, null, 2);

/** Returns the steps that connect common assistants to the server at this address. */
export const connectSteps = (address: string): readonly ConnectStep[] => [
  {
    name: 'Claude',
    text: 'Open Settings, Connectors, then “Add custom connector”. Enter the name Yunyou and the address above.',
  },
  {
    name: 'Claude Code',
    text: runCommand,
    code: `claude mcp add --transport http yunyou ${address}`,
  },
  {
    name: 'ChatGPT',
    text: 'Open Settings, Apps and connectors, and turn on the developer mode under Advanced. Create a connector with the address above and the authentication OAuth.',
  },
  {
    name: 'Gemini CLI',
    text: runCommand,
    code: `gemini mcp add --transport http yunyou ${address}`,
  },
  {
    name: 'VS Code',
    text: 'Put this into the file .vscode/mcp.json of your workspace:',
    code: toJson({ servers: { yunyou: { type: 'http', url: address } } }),
  },
  {
    name: 'Cursor',
    text: 'Put this into the file .cursor/mcp.json of your home folder:',
    code: toJson({ mcpServers: { yunyou: { url: address } } }),
  },
];

/** The tools of the server; a test compares the names with the server. */
export const toolList: readonly { name: string; text: string }[] = [
  { name: 'search_places', text: 'find cities, sights, routes, tours and guides' },
  { name: 'get_place', text: 'facts of a city or sight, with the month of their last check' },
  { name: 'opening_on_day', text: 'whether a sight is open on a day, and when its tickets go on sale' },
  { name: 'visa_check', text: 'which entry rule fits your passports, dates and route' },
  { name: 'links_between_cities', text: 'trains, flights, coaches and ferries between two cities' },
  { name: 'plan_trip', text: 'plan a trip day by day from a wish' },
  { name: 'verify_plan', text: 'check a plan, and plan the nearest one that works' },
  { name: 'list_trips', text: 'your own trips, if you allow it' },
  { name: 'open_trip', text: 'one of your trips by day, if you allow it' },
  { name: 'edit_trip', text: 'change one of your trips by a sentence, if you allow it' },
  { name: 'export_trip', text: 'one of your trips for calendar or map, if you allow it' },
];
