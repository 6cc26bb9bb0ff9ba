import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderServerLink, unchangedPath } from './server-link.tsx';

const inRouter = (link: ReactNode) =>
  renderToString(createElement(MemoryRouter, { initialEntries: ['/wiki/detail?id=visa'] }, link));

describe('the link rendered on the server', () => {
  it.each(['/', '/wiki', '/destination/city?id=xian', '/trip?wish=two%20days&city=beijing#form'])(
    'has the markup of the router link to %s, so that hydration finds no difference',
    (to) => {
      expect(to).toMatch(unchangedPath);
      const props = { to, className: 'tile', 'aria-label': "Xi'an & more", children: 'Go' };
      const routerLink = createElement(Link, { ...props, discover: 'none', prefetch: 'intent' });
      expect(inRouter(renderServerLink(props))).toBe(inRouter(routerLink));
    },
  );

  it.each(['/a/../b', '/a//b', '//elsewhere.example', '/wiki/', '?page=2', '#reviews', 'wiki'])(
    'is not used for %s, which the router rewrites',
    (to) => {
      expect(to).not.toMatch(unchangedPath);
    },
  );
});
