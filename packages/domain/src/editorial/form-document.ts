type Values = Record<string, unknown>;

/** Converts the values of a form to a document. Omits empty inputs. */
export function toDocument(values: Values): Values {
  return (clean(values) as Values | undefined) ?? {}; // cleaning an object returns an object or undefined
}

function clean(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(clean).filter((entry) => entry !== undefined);
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const cleaned = clean(inner);
    return cleaned === undefined ? [] : [[name, cleaned] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
