// Every setting of the service, declared once, read once at start and handed on as a typed Config.
export { assistantAddress, type Config, ConfigError, readConfig } from './config.ts'
export { folderRefusal, prepareDataFolder } from './data-folder.ts'
export { keepOf } from './keep.ts'
export type { Setting } from './setting.ts'
export { isLoopback, settings } from './settings.ts'
export type { SocketAddress } from './socket-address.ts'
