// React's build for Workers; its types are those of 'react-dom/server'.
declare module 'react-dom/server.edge'
