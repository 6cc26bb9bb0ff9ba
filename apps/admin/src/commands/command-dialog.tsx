import { useQuery } from '@tanstack/react-query';
import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../dialog.tsx';
import { useDates } from '../language/dates.ts';
import { useNames } from '../language/names.ts';
import { editAddress } from '../pages/admin-pages.ts';
import { api } from '../session/staff-client.ts';
import styles from './command-bar.module.css';
import { useCommandWords } from './command-words.ts';
import { type Command, matchCommands } from './match-commands.ts';
import { useCommands } from './use-commands.ts';

const debounceMs = 120;
/** Most pages and actions that are shown beside matching rows. */
const commandsShown = 8;
const listId = 'command-list';
const optionId = (index: number) => `command-${index}`;

interface CommandDialogProps {
  text: string;
  onText(text: string): void;
  onClose(): void;
}

/** Searches rows of every kind, orders, pages and actions; Enter opens the chosen one. */
export function CommandDialog({ text, onText, onClose }: CommandDialogProps) {
  const words = useCommandWords();
  const [chosen, setChosen] = useState(0);
  const { rows, isSearching } = useFound(text.trim());
  const commands = matchCommands(text, useCommands());
  const found = text.trim() === '' ? commands : [...rows, ...commands.slice(0, commandsShown)];
  const index = Math.min(chosen, Math.max(0, found.length - 1));
  const input = useRef<InputRef>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter ends the input of pinyin
    const last = found.length - 1;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: index === last ? 0 : index + 1,
      ArrowUp: index === 0 ? last : index - 1,
      PageDown: Math.min(last, index + 8),
      PageUp: Math.max(0, index - 8),
    };
    const next = moves[event.key];
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Enter') run(found[index]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={words.title}
      footer={null}
      onCancel={onClose}
      width={640}
      className={styles['dialog'] ?? ''}
      // antd moves the focus to the button that closes the dialog.
      afterOpenChange={(isShown) => isShown && input.current?.focus()}
    >
      <Input
        ref={input}
        autoFocus
        value={text}
        maxLength={100}
        placeholder={words.placeholder}
        role="combobox"
        aria-label={words.placeholder}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(index) : undefined}
        aria-autocomplete="list"
        aria-describedby="command-keys"
        onChange={(event) => {
          onText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={handleKey}
      />
      <div ref={list} id={listId} role="listbox" aria-label={words.title} className={styles['list']}>
        {found.map((command, position) => (
          <div key={command.key} role="presentation">
            {command.group !== found[position - 1]?.group && (
              <div role="presentation" className={styles['group']}>
                {words.groups[command.group]}
              </div>
            )}
            <button
              type="button"
              id={optionId(position)}
              role="option"
              tabIndex={-1}
              aria-selected={position === index}
              className={styles['option']}
              onClick={() => run(command)}
            >
              <span>{command.label}</span>
              {command.note && <span className={styles['note']}>{command.note}</span>}
            </button>
          </div>
        ))}
      </div>
      <p role="status" className={styles['hint']}>
        {isSearching ? words.searching : found.length === 0 ? words.nothing : words.results(found.length)}
      </p>
      <p id="command-keys" className={styles['keys']}>
        {words.keys}
      </p>
    </Dialog>
  );
}

/** Finds rows of all kinds and orders that the role may read, a moment after typing. */
function useFound(text: string): { rows: Command[]; isSearching: boolean } {
  const words = useCommandWords();
  const names = useNames();
  const dates = useDates();
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWord(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const search = useQuery({
    queryKey: ['search', word],
    queryFn: () => api('GET /admin/search', { word }),
    enabled: word !== '',
    placeholderData: (before) => before,
  });
  const { list, orders } = (word !== '' && search.data) || { list: [], orders: [] };
  return {
    isSearching: search.isFetching || word !== text,
    rows: [
      ...list.map(({ entity, id, title, zhName, status }) => ({
        key: `${entity} ${id}`,
        group: 'rows' as const,
        label: zhName && zhName !== title ? `${title} ${zhName}` : title,
        note: `${names.entity(entity)}${status === 'published' ? '' : `, ${words.status[status]}`}`,
        run: () => void navigate(editAddress(entity, id)),
      })),
      ...orders.map(({ orderNo, contactName, tour, date }) => ({
        key: `order ${orderNo}`,
        group: 'orders' as const,
        label: `${orderNo} ${contactName}`,
        note: `${tour}, ${dates.day(date)}`,
        run: () => void navigate(`/productManage/orderList?${new URLSearchParams({ orderNo })}`),
      })),
    ],
  };
}
