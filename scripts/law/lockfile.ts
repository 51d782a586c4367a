export type Locked = {
  readonly version?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export type Lockfile = { readonly packages: Readonly<Record<string, Locked>> }
export type Gap = { readonly name: string; readonly version: string; readonly dev: boolean }

/**
 * Builds for other platforms that the lockfile names but does not hold. npm leaves them out when the registry at hand
 * lacks them, and then `npm ci` refuses the file everywhere and other platforms miss their build.
 */
export function lockfileGaps({ packages }: Lockfile): Gap[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => place in packages))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/** Where a package may stand to be found from another: beside it, or higher up. */
function placesFor(path: string, name: string): string[] {
  const folders = path.split('/node_modules/')
  return ['', ...folders.map((_, index) => `${folders.slice(0, index + 1).join('/node_modules/')}/`)].map(
    (folder) => `${folder}node_modules/${name}`,
  )
}

/** What is wrong with the lockfile, as sentences. */
export function lockfileBreaches(lockfile: Lockfile): string[] {
  const addresses = Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved?.startsWith('http'))
  return [
    ...lockfileGaps(lockfile).map(({ name }) => `package-lock.json lacks ${name}: run npm run lockfile.`),
    ...addresses.map(([path]) => `package-lock.json records an address for ${path}: write it anew with this .npmrc.`),
  ]
}
