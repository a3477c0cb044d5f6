export default function Page() {
  return <h1>dataset</h1>;
}
