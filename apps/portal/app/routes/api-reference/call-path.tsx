/** The methods and the address of a call. */
export function CallPath({ methods, path }: { methods: readonly string[]; path: string }) {
  return (
    <>
      <code className="api-path">{path}</code>
      {methods.map((method) => (
        <span key={method}>
          {' '}
          <b className="api-method">{method}</b>
        </span>
      ))}
    </>
  );
}
