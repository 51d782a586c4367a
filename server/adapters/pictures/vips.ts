let loading: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture. Of all that it can read only these four are left on. */
export async function loadVips() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
    })
    // One core at a time, and nothing kept: pictures come seldom, and visitors come first.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}

let before: Promise<unknown> = Promise.resolve()

/** One picture at a time: each may take 200 MB. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = before.then(work, work)
  before = done.catch(() => undefined)
  return done
}
