export default function Page() {
  return <h1>initiative</h1>;
}
