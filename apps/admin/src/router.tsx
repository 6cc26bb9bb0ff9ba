import { createBrowserRouter, redirect } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { adminModules, editPages } from './pages/admin-pages.ts';
import { EditPage } from './pages/edit-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { UnknownPage } from './pages/unknown-page.tsx';

const firstList = '/baseDataManage/destinationList';

export const router = createBrowserRouter(
  [
    { path: '/login', Component: LoginPage },
    {
      Component: AdminFrame,
      children: [
        { index: true, loader: () => redirect(firstList) },
        ...adminModules.flatMap(({ pages }) =>
          pages.map((page) => ({ path: page.path, element: <ListPage key={page.code} page={page} /> })),
        ),
        ...editPages.map(({ path, name, list }) => ({ path, element: <EditPage name={name} list={list} /> })),
        { path: '*', Component: UnknownPage },
      ],
    },
  ],
  { basename: '/admin' },
);
