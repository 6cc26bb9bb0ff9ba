import { Flex, Tabs } from 'antd';
import { PageHead } from '../pages/page-head.tsx';
import { MemberTable } from './member-table.tsx';
import { RoleTable } from './role-table.tsx';

/** Manages staff members and roles. */
export function StaffPage() {
  return (
    <Flex vertical gap="middle" data-code="staffList">
      <PageHead title="Staff and roles" />
      <Tabs
        items={[
          { key: 'staff', label: 'Staff', children: <MemberTable /> },
          { key: 'roles', label: 'Roles', children: <RoleTable /> },
        ]}
      />
    </Flex>
  );
}
