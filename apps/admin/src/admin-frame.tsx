import { adminModules, adminPages } from '@yunyou/contract/admin/admin-pages';
import type { StaffInfo } from '@yunyou/contract/admin/admin-session.endpoints';
import type { PageCode } from '@yunyou/contract/admin/staff-access';
import { Button, Drawer, Flex, Grid, Layout, Menu, Result, Select, Spin, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { EnrolmentPage } from './account/enrolment-page.tsx';
import styles from './admin-frame.module.css';
import { CommandBar } from './commands/command-bar.tsx';
import { useFrameWords } from './frame-words.ts';
import { type Language, languages, setLanguage, useLanguage } from './language/language.ts';
import { useNames } from './language/names.ts';
import { entitiesOf } from './pages/admin-pages.ts';
import { specialPages } from './pages/special-pages.ts';
import { ConfirmationDialog } from './session/confirmation-dialog.tsx';
import { signOut } from './session/sign-out.ts';
import { useMe } from './session/use-me.ts';

const written = new Set(specialPages.map(({ path }) => path));

/** Loads the signed-in staff member, then lays out the back office. */
export function AdminFrame() {
  const me = useMe();
  const words = useFrameWords();
  if (me.isPending) return <Spin fullscreen description={words.loading} />;
  if (me.isError) return <Result status="warning" title={me.error.message} />;
  return <SignedInFrame me={me.data} />;
}

/**
 * Lays out menu, header and page. The menu shows only pages that the role may read. Until a required second factor is
 * set up and its recovery codes were shown, there is only the page that sets it up.
 */
function SignedInFrame({ me }: { me: StaffInfo }) {
  const { pathname } = useLocation();
  const words = useFrameWords();
  const items = useMenuItems(me.pageCodes);
  const isWide = Grid.useBreakpoint().lg ?? true;
  const [isEnrolling, setIsEnrolling] = useState(me.mustEnrol);
  // Stays until the recovery codes were shown, although the answer of the server changes before.
  if (me.mustEnrol && !isEnrolling) setIsEnrolling(true);
  const menu = !isEnrolling && (
    <nav aria-label={words.pages}>
      <Menu mode="inline" selectedKeys={[listPathOf(pathname)]} items={items} />
    </nav>
  );
  const account = (
    <Flex align="center" gap="middle" wrap>
      <a href="/" target="_blank" rel="noopener">
        {words.openSite}
      </a>
      {isEnrolling ? me.name : <Link to="/account">{me.name}</Link>}
      <Button onClick={() => void signOut()}>{words.signOut}</Button>
    </Flex>
  );
  return (
    <Layout className={styles['frame'] ?? ''}>
      {isWide && (
        <Layout.Sider theme="light" width={220} className={styles['sider'] ?? ''}>
          <Brand />
          {menu}
        </Layout.Sider>
      )}
      <Layout>
        <Layout.Header className={styles['header'] ?? ''}>
          <Flex justify="end" align="center" gap="middle" className={styles['headerBar'] ?? ''}>
            {!isWide && (
              <MenuDrawer key={pathname} footer={account}>
                {menu}
              </MenuDrawer>
            )}
            {!isEnrolling && <CommandBar />}
            <LanguageSelect />
            {isWide && account}
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

function Brand() {
  const words = useFrameWords();
  return (
    <Flex align="center" gap="small" className={styles['brand'] ?? ''}>
      <img src="/seal.svg" alt="" width={32} height={32} />
      <Typography.Text strong>{words.backOffice}</Typography.Text>
    </Flex>
  );
}

/** Renders a button that opens the menu on narrow screens. The key of its page closes it after a navigation. */
function MenuDrawer({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  const words = useFrameWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} className={styles['menuButton'] ?? ''} onClick={() => setIsOpen(true)}>
        {words.menu}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        placement="left"
        size={280}
        title={<Brand />}
        footer={footer}
        classNames={{ body: styles['drawer'] ?? '' }}
      >
        {children}
      </Drawer>
    </>
  );
}

function LanguageSelect() {
  const words = useFrameWords();
  return (
    <Select<Language>
      aria-label={words.language}
      value={useLanguage()}
      options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      popupMatchSelectWidth={false}
      onChange={setLanguage}
    />
  );
}

function useMenuItems(pageCodes: readonly PageCode[]) {
  const names = useNames();
  const allowed = new Set(pageCodes);
  return adminModules.flatMap((module) => {
    const children = module.pages
      .filter((page) => allowed.has(page.code) && (entitiesOf(page).length > 0 || written.has(page.path)))
      .map((page) => ({
        key: `/${page.path}`,
        label: <Link to={`/${page.path}`}>{names.page(page)}</Link>,
      }));
    return children.length
      ? [{ key: module.name, label: names.module(module), type: 'group' as const, children }]
      : [];
  });
}

/** Maps the path of an edit page to its list page, which the menu marks as selected. */
function listPathOf(pathname: string): string {
  const page = adminPages.find(({ editPath }) => editPath && pathname === `/${editPath}`);
  return page ? `/${page.path}` : pathname;
}
