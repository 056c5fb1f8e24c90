/** Safari on iPhone and iPad never offers to install: the person has to, from its menu. */
export function isInstalledByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad calls itself a Mac.
  const isTouchedApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isOtherBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|GSA/.test(userAgent)
  const isInstalled = 'standalone' in navigator && navigator.standalone === true
  return isTouchedApple && !isOtherBrowser && !isInstalled
}
