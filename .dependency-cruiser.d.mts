import type { IConfiguration, ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

declare const config: IConfiguration & { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
export default config;
