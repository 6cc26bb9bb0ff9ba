import { pageParameters } from '@yunyou/contract/page-renderer';
import {
  cityFacets,
  type Facets,
  guideFacets,
  lineFacets,
  listFacets,
  spotFacets,
} from '@yunyou/contract/site/facets';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nameChosen } from './facet-names.ts';
import { facetParameters, parseFacets } from './facet-parameters.ts';
import { FacetSelects } from './facet-selects.tsx';

/** A valid query parameter for each kind of facet. */
const samples = { reference: 'some-id', month: '4', days: '3', flag: 'true' };

const declared = [
  { list: 'cities', path: '/destination/list', facets: cityFacets },
  { list: 'spots', path: '/destination/list', facets: spotFacets },
  { list: 'tours', path: '/trip/tours', facets: lineFacets },
  { list: 'guides', path: '/wiki', facets: guideFacets },
].flatMap(({ list, path, facets }: { list: string; path: string; facets: Facets }) =>
  listFacets(facets).map((facet) => {
    const { value } = facet;
    const text = value.kind === 'enum' ? (value.values[0] ?? '') : samples[value.kind];
    return { list, path, facets, facet, text, field: facet.field };
  }),
);

describe.each(declared)('facet $field of the list of $list', ({ path, facets, facet, text }) => {
  const query = `${facet.parameter}=${text}`;
  const parse = (search: string) => parseFacets(facets, new URLSearchParams(search));

  it('is a query parameter of its page', () => {
    expect(pageParameters[path]).toContain(facet.parameter);
  });

  it('survives the round trip through the URL', () => {
    expect(new URLSearchParams(facetParameters(facets, parse(query))).toString()).toBe(query);
  });

  it('ignores an invalid value in the URL', () => {
    expect(parse(`${facet.parameter}=%3Cscript%3E`)).toEqual({});
  });

  it('is in the form: as a labelled select or, without a control, as a hidden field', () => {
    const options = { [facet.countsField ?? facet.field]: [{ value: text, name: 'Option' }] };
    const form = renderToStaticMarkup(createElement(FacetSelects, { facets, filter: parse(query), options }));
    if (facet.value.kind === 'flag') {
      expect(form).toMatch(
        new RegExp(`<label[^>]*><input type="checkbox" name="${facet.parameter}"[^>]* checked=""[^>]*/>`),
      );
      expect(form).toContain(facet.control?.label);
    } else if (facet.control) {
      expect(form).toMatch(
        new RegExp(`<label[^>]*><span>${facet.control.label}</span><select name="${facet.parameter}"`),
      );
      expect(form).toContain(`<option value="">${facet.control.anyLabel}</option>`);
      expect(form).toMatch(new RegExp(`<option value="${text}" selected="">[^<]+</option>`));
    } else {
      expect(form).toContain(`<input type="hidden" name="${facet.parameter}" value="${text}"/>`);
    }
  });
});

describe('names of chosen options', () => {
  it('name the month, weekday or flag of a filter', () => {
    expect(nameChosen(spotFacets.bestMonth, 4, [])).toBe('Best in Apr');
    expect(nameChosen(spotFacets.openOn, 'mon', [])).toBe('Open on Monday');
    expect(nameChosen(spotFacets.free, true, [])).toBe('Free entry');
  });

  it('come from the options for a reference, and from the id when it is unknown', () => {
    const options = [{ value: 'north', name: 'North China' }];
    expect(nameChosen(spotFacets.areaId, 'north', options)).toBe('North China');
    expect(nameChosen(spotFacets.areaId, 'inner-mongolia', options)).toBe('Inner mongolia');
  });

  it('are the usual words of travel sites', () => {
    expect(nameChosen(spotFacets.level, 'UNESCO', [])).toBe('World Heritage');
    expect(nameChosen(spotFacets.category, 'historic-town', [])).toBe('Historic town');
    expect(nameChosen(cityFacets.days, 1, [])).toBe('1 day');
  });
});
