import { Flex, Tabs } from 'antd';
import { PageHead } from '../pages/page-head.tsx';
import { MemberTable } from './member-table.tsx';
import { RoleTable } from './role-table.tsx';
import { useStaffWords } from './staff-words.ts';

/** Manages staff members and roles. */
export function StaffPage() {
  const words = useStaffWords();
  return (
    <Flex vertical gap="middle" data-code="staffList">
      <PageHead title={words.title} />
      <Tabs
        items={[
          { key: 'staff', label: words.staff, children: <MemberTable /> },
          { key: 'roles', label: words.roles, children: <RoleTable /> },
        ]}
      />
    </Flex>
  );
}
