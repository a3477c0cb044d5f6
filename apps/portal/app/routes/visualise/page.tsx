export default function Page() {
  return <h1>visualise</h1>;
}
