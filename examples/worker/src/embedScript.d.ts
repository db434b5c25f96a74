declare module 'embed.global.js' {
  const script: string
  export default script
}
