// Competitors are installed on demand: their types are missing when this project is checked.
declare module '@carbon/react'
declare module 'radix-ui'
declare module '@base-ui/react'
