/** Something to wait for until the test lets it go on. */
export function hold(): { until: Promise<void>; go: () => void } {
  let go = () => {}
  const until = new Promise<void>((resolve) => {
    go = resolve
  })
  return { until, go }
}
