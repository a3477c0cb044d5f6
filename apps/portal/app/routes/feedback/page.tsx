export default function Page() {
  return <h1>feedback</h1>;
}
