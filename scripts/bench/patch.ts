import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, middle } from './figure.ts'
import { race } from './patch-race.ts'
import { openService, startPostgres } from './patch-service.ts'

/** Saves over HTTP (validated, written, acknowledged) against the same rows written by hand, on both databases. */
export async function patches(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-embedded-'))
  const postgres = await startPostgres()
  try {
    return postgres ? await onBoth(folder, postgres.url) : await onEmbedded(folder)
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onBoth(folder: string, url: string) {
  const server = await openService({ DATABASE_URL: url, DATA_DIR: folder })
  const embedded = await openService({ DATABASE_URL: undefined, DATA_DIR: folder })
  const rounds = await race({
    server_bare: server.bare,
    server: server.save,
    embedded_bare: embedded.bare,
    embedded: embedded.save,
  })
  await server.close()
  await embedded.close()
  return [
    compare(rounds, ['server', 'saves on PostgreSQL'], ['server_bare', 'bare UPDATEs through the same driver'], 0.3),
    compare(
      rounds,
      ['embedded', 'saves on the embedded database'],
      ['embedded_bare', 'bare UPDATEs through the same driver'],
      0.3,
    ),
    compare(rounds, ['embedded', 'saves on the embedded database'], ['server', 'those on PostgreSQL'], 0.4),
  ]
}

async function onEmbedded(folder: string) {
  console.log('– saves on PostgreSQL: not measured, because there is none in /usr/lib/postgresql')
  const { bare, save, close } = await openService({ DATABASE_URL: undefined, DATA_DIR: folder })
  const rounds = await race({ bare, save })
  await close()
  return [compare(rounds, ['save', 'saves on the embedded database'], ['bare', 'bare UPDATEs'], 0.3)]
}

/** Each round is compared with itself; the middle of those comparisons is the figure. */
function compare<Name extends string>(
  rounds: readonly Readonly<Record<Name, number>>[],
  [one, oneName]: readonly [Name, string],
  [other, otherName]: readonly [Name, string],
  budget: number,
): Figure {
  const perSecond = (name: Name) => `${middle(rounds.map((round) => round[name])).toFixed(0)}/s`
  return {
    what: `${oneName}, against ${otherName}`,
    measured: middle(rounds.map((round) => round[one] / round[other])),
    budget,
    atLeast: true,
    unit: '×',
    of: `${perSecond(one)} / ${perSecond(other)}`,
  }
}
