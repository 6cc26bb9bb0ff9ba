import { type AdminPage, adminPages } from '@yunyou/contract/admin/admin-pages';
import { createBrowserRouter, redirect } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { entitiesOf } from './pages/admin-pages.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { specialPages } from './pages/special-pages.ts';

/** Loads each page on demand. */
const listRoute = (page: AdminPage) => ({
  path: page.path,
  lazy: async () => {
    const { ListPage } = await import('./engine/list/list-page.tsx');
    return { element: <ListPage key={page.code} page={page} /> };
  },
});
const editRoute = (page: AdminPage) => ({
  path: page.editPath ?? '',
  lazy: async () => {
    const { EditPage } = await import('./engine/edit/edit-page.tsx');
    return { element: <EditPage key={page.code} page={page} /> };
  },
});

export const router = createBrowserRouter(
  [
    { path: '/login', Component: LoginPage, HydrateFallback: () => null },
    {
      Component: AdminFrame,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
      children: [
        { index: true, loader: () => redirect('/dashboard') },
        ...adminPages.filter((page) => entitiesOf(page).length > 0).map(listRoute),
        ...adminPages.filter((page) => page.editPath).map(editRoute),
        ...specialPages,
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: '/admin' },
);
