import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportReport } from '@yunyou/contract/admin/admin-transfer.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { Alert, Button, Flex, Modal, Table, Typography, Upload } from 'antd';
import { useState } from 'react';
import { inLanguage } from '../../language/messages.ts';
import { useNames } from '../../language/names.ts';
import { apiUpload } from '../../session/staff-client.ts';
import { useListWords } from './list-words.ts';

/** Checks a chosen file immediately; it can be imported only when every row is valid. */
export function ImportDialog({ entity }: { entity: EntityName }) {
  const words = useListWords().import;
  const names = useNames();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.button}</Button>
      <Modal
        title={words.title(names.entity(entity))}
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        footer={null}
        width={720}
        destroyOnHidden
      >
        <ImportSteps entity={entity} />
      </Modal>
    </>
  );
}

function ImportSteps({ entity }: { entity: EntityName }) {
  const words = useListWords().import;
  const [file, setFile] = useState<File>();
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: ({ mode, content }: { mode: 'check' | 'write'; content: File }) =>
      apiUpload('POST /admin/import', { entity, mode }, content),
    onSuccess: async ({ isWritten }) => {
      if (isWritten) await queries.invalidateQueries({ queryKey: ['entity', entity] });
    },
  });
  const report = run.data;
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{words.intro}</Typography.Text>
      <Upload.Dragger
        accept=".csv,.xlsx"
        maxCount={1}
        beforeUpload={(chosen) => {
          setFile(chosen);
          run.mutate({ mode: 'check', content: chosen });
          return false;
        }}
      >
        {words.drop}
      </Upload.Dragger>
      {run.isError && <Alert type="error" showIcon title={run.error.message} role="alert" />}
      {report && <Report report={report} />}
      {report && !report.isWritten && report.problemCount === 0 && file && (
        <Button
          type="primary"
          loading={run.isPending}
          onClick={() => run.mutate({ mode: 'write', content: file })}
        >
          {words.write(report.creates + report.updates)}
        </Button>
      )}
    </Flex>
  );
}

function Report({ report }: { report: ImportReport }) {
  const { rows, creates, updates, unchanged, problemCount, isWritten } = report;
  const words = useListWords().import;
  const summary = words.summary(rows, creates, updates, unchanged);
  if (isWritten) return <Alert type="success" showIcon role="status" title={words.written(summary)} />;
  if (problemCount === 0) return <Alert type="info" showIcon role="status" title={words.right(summary)} />;
  return (
    <>
      <Alert type="error" showIcon role="alert" title={words.problems(problemCount)} />
      <Table
        size="small"
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        dataSource={report.problems}
        pagination={{ pageSize: 10, showSizeChanger: false }}
        columns={[
          { title: words.row, dataIndex: 'row' },
          { title: words.column, dataIndex: 'field' },
          { title: words.wrong, render: (_, { message }) => inLanguage(message) },
        ]}
      />
    </>
  );
}
