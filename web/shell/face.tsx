import { UserIcon } from '#web/ui/icons.tsx'

/** Stands for someone whose name is still on its way. */
export const Face = () => (
  <span className="grid size-9 place-items-center rounded-full bg-green text-white forced-colors:border">
    <UserIcon />
  </span>
)
