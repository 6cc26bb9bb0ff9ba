import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportReport } from '@yunyou/contract/admin/admin-transfer.endpoints';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { Alert, Button, Flex, Modal, Table, Typography, Upload } from 'antd';
import { useState } from 'react';
import { apiUpload } from '../../session/staff-client.ts';

/** Checks a chosen file at once; it can be imported only when every row is valid. */
export function ImportDialog({ entity }: { entity: EntityName }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Import</Button>
      <Modal
        title={`Import: ${entities[entity].label}`}
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
      <Typography.Text>
        A CSV file or a spreadsheet with the columns of an export. Rows with a known id are changed, others
        are added as drafts.
      </Typography.Text>
      <Upload.Dragger
        accept=".csv,.xlsx"
        maxCount={1}
        beforeUpload={(chosen) => {
          setFile(chosen);
          run.mutate({ mode: 'check', content: chosen });
          return false;
        }}
      >
        Drop a file here, or choose one
      </Upload.Dragger>
      {run.isError && <Alert type="error" showIcon title={run.error.message} role="alert" />}
      {report && <Report report={report} />}
      {report && !report.isWritten && report.problemCount === 0 && file && (
        <Button
          type="primary"
          loading={run.isPending}
          onClick={() => run.mutate({ mode: 'write', content: file })}
        >
          Import {report.creates + report.updates} rows
        </Button>
      )}
    </Flex>
  );
}

function Report({ report }: { report: ImportReport }) {
  const { rows, creates, updates, unchanged, problemCount, isWritten } = report;
  const summary = `${rows} rows: ${creates} new, ${updates} changed, ${unchanged} as they are.`;
  if (isWritten) return <Alert type="success" showIcon role="status" title={`Imported. ${summary}`} />;
  if (problemCount === 0)
    return <Alert type="info" showIcon role="status" title={`All rows are right. ${summary}`} />;
  return (
    <>
      <Alert type="error" showIcon role="alert" title={`${problemCount} problems. Nothing was written.`} />
      <Table
        size="small"
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        dataSource={report.problems}
        pagination={{ pageSize: 10, showSizeChanger: false }}
        columns={[
          { title: 'Row', dataIndex: 'row' },
          { title: 'Column', dataIndex: 'field' },
          { title: 'What is wrong', dataIndex: 'message' },
        ]}
      />
    </>
  );
}
