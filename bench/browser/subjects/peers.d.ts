// The peers are installed on demand: their types are not there as this project is checked.
declare module '@carbon/react'
declare module 'radix-ui'
declare module '@base-ui/react'
