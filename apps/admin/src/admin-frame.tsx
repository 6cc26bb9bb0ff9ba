import { adminModules, adminPages } from '@yunyou/contract/admin/admin-pages';
import type { StaffInfo } from '@yunyou/contract/admin/admin-session.endpoints';
import type { PageCode } from '@yunyou/contract/admin/staff-access';
import { Button, Flex, Layout, Menu, Result, Spin, Typography } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { EnrolmentPage } from './account/enrolment-page.tsx';
import styles from './admin-frame.module.css';
import { entitiesOf } from './pages/admin-pages.ts';
import { specialPages } from './pages/special-pages.ts';
import { ConfirmationDialog } from './session/confirmation-dialog.tsx';
import { api } from './session/staff-client.ts';
import { useMe } from './session/use-me.ts';

const written = new Set(specialPages.map(({ path }) => path));

/** Loads the signed-in staff member, then lays out the back office. */
export function AdminFrame() {
  const me = useMe();
  if (me.isPending) return <Spin fullscreen description="Loading" />;
  if (me.isError) return <Result status="warning" title={me.error.message} />;
  return <SignedInFrame me={me.data} />;
}

/**
 * Lays out menu, header and page. The menu shows only pages that the role may read. Until a required second factor is
 * set up and its recovery codes were shown, there is only the page that sets it up.
 */
function SignedInFrame({ me }: { me: StaffInfo }) {
  const { pathname } = useLocation();
  const [isEnrolling, setIsEnrolling] = useState(me.mustEnrol);
  // Stays until the recovery codes were shown, although the answer of the server changes before.
  if (me.mustEnrol && !isEnrolling) setIsEnrolling(true);
  return (
    <Layout className={styles['frame'] ?? ''}>
      <Layout.Sider
        breakpoint="lg"
        collapsedWidth={0}
        theme="light"
        width={220}
        className={styles['sider'] ?? ''}
      >
        <Flex align="center" gap="small" className={styles['brand'] ?? ''}>
          <img src="/seal.svg" alt="" width={32} height={32} />
          <Typography.Text strong>Back office</Typography.Text>
        </Flex>
        {!isEnrolling && (
          <nav aria-label="Pages">
            <Menu mode="inline" selectedKeys={[listPathOf(pathname)]} items={toMenuItems(me.pageCodes)} />
          </nav>
        )}
      </Layout.Sider>
      <Layout>
        <Layout.Header className={styles['header'] ?? ''}>
          <Flex justify="end" align="center" gap="middle" className={styles['headerBar'] ?? ''}>
            <a href="/" target="_blank" rel="noopener">
              Open the site
            </a>
            {isEnrolling ? me.name : <Link to="/account">{me.name}</Link>}
            <Button onClick={() => void signOut()}>Sign out</Button>
          </Flex>
        </Layout.Header>
        <Layout.Content className={styles['content'] ?? ''}>
          {isEnrolling ? <EnrolmentPage onDone={() => setIsEnrolling(false)} /> : <Outlet />}
        </Layout.Content>
      </Layout>
      <ConfirmationDialog hasSecondFactor={me.hasSecondFactor} />
    </Layout>
  );
}

function toMenuItems(pageCodes: readonly PageCode[]) {
  const allowed = new Set(pageCodes);
  return adminModules.flatMap(({ name, pages }) => {
    const children = pages
      .filter((page) => allowed.has(page.code) && (entitiesOf(page).length > 0 || written.has(page.path)))
      .map((page) => ({ key: `/${page.path}`, label: <Link to={`/${page.path}`}>{page.name}</Link> }));
    return children.length ? [{ key: name, label: name, type: 'group' as const, children }] : [];
  });
}

/** Maps the path of an edit page to its list page, which the menu marks as selected. */
function listPathOf(pathname: string): string {
  const page = adminPages.find(({ editPath }) => editPath && pathname === `/${editPath}`);
  return page ? `/${page.path}` : pathname;
}

async function signOut(): Promise<void> {
  await api('POST /admin/logout').catch(() => undefined); // an ended session is signed out as well
  location.assign('/admin/login');
}
