import { Input } from 'antd';
import layout from '../../layout.module.css';

interface KeywordSearchProps {
  words: { search: string; searchPlaceholder: string };
  /** The keyword of the list, from its address. */
  keyword: string;
  isWide?: boolean;
  /** Gets the trimmed keyword; an empty text ends the search. */
  onSearch(keyword: string): void;
}

/** The search field above a list. */
export function KeywordSearch({ words, keyword, isWide = false, onSearch }: KeywordSearchProps) {
  return (
    <Input.Search
      allowClear
      defaultValue={keyword}
      aria-label={words.search}
      placeholder={words.searchPlaceholder}
      className={layout[isWide ? 'search' : 'searchNarrow'] ?? ''}
      onSearch={(word) => onSearch(word.trim())}
    />
  );
}
