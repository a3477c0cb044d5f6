export default function Page() {
  return <h1>data-usage</h1>;
}
