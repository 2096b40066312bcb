/** Nothing: without a file of its own Next takes the site's, from the root of the repository. */
export function register() {}
