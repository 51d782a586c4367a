// Features of a whole browser that a test pays for and never sees. Of switches with one name the last counts, so those that
// Playwright turns off are named again.
const withoutFeatures = [
  // The address bar draws its suggestions in pages of its own, for every window: half of what opening one costs.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay', 'MediaRouter'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'ThirdPartyStoragePartitioning'],
]

/** How tests start a browser. */
export const switches: readonly string[] = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run'],
  `--disable-features=${withoutFeatures.join(',')}`,
]
