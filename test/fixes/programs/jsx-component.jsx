'use client'

import React, { useEffect, useState } from 'react'

export async function loadUsers(url, retries = 3, delay = 1000) {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error('Network response was not ok')
    return await response.json()
  } catch (error) {
    if (retries === 0) throw error
    await new Promise((r) => setTimeout(r, delay))
    return loadUsers(url, retries - 1, delay * 2)
  }
}

export function Users({ url }) {
  const [users, setUsers] = useState([])
  useEffect(() => {
    loadUsers(url).then(setUsers)
  }, [url])
  // the list
  return (
    <ul>
      {users.map((user) => (
        <li key={user.id}>{user.name}</li>
      ))}
    </ul>
  )
}
