declare module '*.css'
/** Where the picture lies: a build tells its size too, the test runner the address alone. */
declare module '*.svg' {
  const picture: { src: string } | string
  export default picture
}
