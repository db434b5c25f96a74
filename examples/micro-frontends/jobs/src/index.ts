// This app is only loaded by others.
export {}
