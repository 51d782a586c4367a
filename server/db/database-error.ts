/** Thrown with one sentence for the person who runs the server; it holds no password and no personal data. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
